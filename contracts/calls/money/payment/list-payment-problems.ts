import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { paymentProblem } from "../../../entities/payment-problem.ts";

export const listPaymentProblems = defineCall({
  name: "list-payment-problems",
  service: "payment",
  method: "GET",
  path: "/services/operator/v1/payment-problems",
  summary: "Failed, stuck or unreconciled payments that are still open, oldest first",
  access: "operator",
  brands: "rows",
  role: "PAYMENTS",
  query: z.object({
    /** The cursor from the previous page. */
    cursor: z.string().max(600).optional(),
  }),
  answers: {
    200: z.object({
      items: z.array(paymentProblem),
      nextCursor: z.string().nullable(),
      /** The latest reconciliation with each provider. */
      reconciliations: z.array(
        z.object({
          provider: z.string(),
          at: z.string(),
          from: z.string(),
          to: z.string(),
          compared: z.number(),
          differences: z.number(),
        }),
      ),
    }),
  },
});
