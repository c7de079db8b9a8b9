import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { deposit } from "../../../entities/payment.ts";
import { identifierInput } from "../../../entities/text.ts";
import { wholeNumberText } from "../../../entities/whole-number-text.ts";
import { DEPOSIT_STATUSES } from "../../../enumerations.ts";

export const listDeposits = defineCall({
  name: "list-deposits",
  service: "payment",
  method: "GET",
  path: "/services/payment/profiles/{session}/deposits",
  summary: "A page of the player's deposits, newest first",
  access: "player",
  query: z.object({
    status: z.enum(DEPOSIT_STATUSES).optional(),
    /** The id of the last deposit on the previous page. */
    cursor: identifierInput.optional(),
    /** The number of deposits to return, 200 by default. A shorter answer is the last page. */
    limit: wholeNumberText(1, 200).optional(),
  }),
  answers: { 200: z.array(deposit) },
});
