import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { reviewedWithdrawal } from "../../../entities/payment.ts";
import { identifierInput } from "../../../entities/text.ts";
import { WITHDRAWAL_STATUSES } from "../../../enumerations.ts";

export const listWithdrawalsToReview = defineCall({
  name: "list-withdrawals-to-review",
  service: "payment",
  method: "GET",
  path: "/services/operator/v1/withdrawals",
  summary: "Withdrawals with a given status, oldest first",
  access: "operator",
  role: "PAYMENTS",
  query: z.object({
    status: z.enum(WITHDRAWAL_STATUSES).default("PENDING"),
    /** The id of the last withdrawal on the previous page. */
    cursor: identifierInput.optional(),
  }),
  answers: {
    200: z.object({
      items: z.array(reviewedWithdrawal),
      nextCursor: z.string().nullable(),
      /** The sandbox approves after this time if no operator has decided; null where only operators decide. */
      approvedAfterSeconds: z.number().nullable(),
    }),
  },
});
