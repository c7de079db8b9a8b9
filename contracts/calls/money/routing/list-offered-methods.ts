import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { offeredMethod } from "../../../entities/offered-method.ts";

export const listOfferedMethods = defineCall({
  name: "list-offered-methods",
  service: "routing",
  method: "GET",
  path: "/services/operator/v1/payment-methods",
  summary: "Every payment method with its limits and conditions, disabled ones included",
  access: "operator",
  plainRead: true,
  role: "PAYMENTS",
  answers: { 200: z.object({ items: z.array(offeredMethod) }) },
});
