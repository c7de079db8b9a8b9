import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { reviewedWithdrawal } from "../../../entities/payment.ts";
import { identifierInput, shortText } from "../../../entities/text.ts";
import { WITHDRAWAL_STATUSES } from "../../../enumerations.ts";

export const listWithdrawalsToReview = defineCall({
  name: "list-withdrawals-to-review",
  service: "payment",
  method: "GET",
  path: "/services/operator/v1/withdrawals",
  summary: "Withdrawals with a given status: waiting ones oldest first, others newest first",
  access: "operator",
  brands: "rows",
  role: "PAYMENTS",
  query: z.object({
    status: z.enum([...WITHDRAWAL_STATUSES, "ALL"]).default("PENDING"),
    /** A withdrawal's id, or a search term for players, such as a name or e-mail address. */
    term: shortText(100).optional(),
    /** The id of the last withdrawal on the previous page. */
    cursor: identifierInput.optional(),
  }),
  answers: {
    200: z.object({
      items: z.array(reviewedWithdrawal),
      nextCursor: z.string().nullable(),
      /**
       * The delay after which the approval rules decide a withdrawal that no operator has decided; null if
       * only operators decide.
       */
      rulesDecideAfterSeconds: z.number().nullable(),
    }),
  },
});
