import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { sandboxPayment } from "../../../entities/payment.ts";
import { identifierInput } from "../../../entities/text.ts";

export const showSandboxPayment = defineCall({
  name: "show-sandbox-payment",
  service: "payment-provider",
  method: "GET",
  path: "/sandbox/payment-provider/payments/{reference}",
  summary: "A payment at the sandbox provider, with the actions available",
  access: "anyone",
  params: z.object({ reference: identifierInput }),
  answers: { 200: sandboxPayment },
  errors: ["NOT_FOUND"],
});
