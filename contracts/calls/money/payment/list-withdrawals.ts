import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { withdrawal } from "../../../entities/payment.ts";
import { identifierInput } from "../../../entities/text.ts";
import { wholeNumberText } from "../../../entities/whole-number-text.ts";
import { WITHDRAWAL_STATUSES } from "../../../enumerations.ts";

export const listWithdrawals = defineCall({
  name: "list-withdrawals",
  service: "payment",
  method: "GET",
  path: "/services/payment/profiles/{session}/withdrawals",
  summary: "A page of the player's withdrawals, newest first",
  access: "player",
  query: z.object({
    status: z.enum(WITHDRAWAL_STATUSES).optional(),
    /** The id of the last withdrawal on the previous page. */
    cursor: identifierInput.optional(),
    /** The number of withdrawals to return, 200 by default. A shorter answer is the last page. */
    limit: wholeNumberText(1, 200).optional(),
  }),
  answers: { 200: z.array(withdrawal) },
});
