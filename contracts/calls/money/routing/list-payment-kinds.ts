import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { paymentDeclaration } from "../../../entities/payment-kind.ts";

export const listPaymentKinds = defineCall({
  name: "list-payment-kinds",
  service: "routing",
  method: "GET",
  path: "/services/operator/v1/payment-kinds",
  summary: "What the configured payment providers can do: the kinds of methods that operators can create",
  access: "operator",
  plainRead: true,
  role: "PAYMENTS",
  answers: { 200: z.object({ items: z.array(paymentDeclaration) }) },
});
