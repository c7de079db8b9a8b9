import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { sandboxPayment } from "../../../entities/payment.ts";
import { identifierInput } from "../../../entities/text.ts";
import { SANDBOX_PAYMENT_ACTS } from "../../../enumerations.ts";

export const actOnSandboxPayment = defineCall({
  name: "act-on-sandbox-payment",
  service: "payment-provider",
  method: "POST",
  path: "/sandbox/payment-provider/payments/{reference}/acts",
  summary: "Simulate the payer, the bank or the network for a sandbox payment",
  access: "anyone",
  params: z.object({ reference: identifierInput }),
  body: z.strictObject({ act: z.enum(SANDBOX_PAYMENT_ACTS) }),
  answers: { 200: sandboxPayment },
  errors: ["NOT_FOUND", "CONFLICT"],
});
