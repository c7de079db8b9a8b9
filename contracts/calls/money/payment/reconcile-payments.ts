import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { shortText } from "../../../entities/text.ts";

export const reconcilePayments = defineCall({
  name: "reconcile-payments",
  service: "payment",
  method: "POST",
  path: "/services/operator/v1/reconciliations",
  summary: "Reconcile the last few days with the providers now",
  access: "operator",
  role: "PAYMENTS",
  body: z.strictObject({ days: z.int().min(1).max(31), reason: shortText(500) }),
  answers: {
    200: z.array(z.object({ provider: z.string(), compared: z.number(), differences: z.number() })),
  },
  errors: ["PROVIDER_UNAVAILABLE"],
  limit: { max: 10, windowSeconds: 600 },
});
