import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { paymentDebt } from "../../../entities/payment-problem.ts";
import { playerDeskRoles, playerIdParam, playerPayment } from "../../../entities/player-details.ts";
import { identifierInput } from "../../../entities/text.ts";

export const listPaymentsOfPlayer = defineCall({
  name: "list-payments-of-player",
  service: "payment",
  method: "GET",
  path: "/services/operator/v1/players/{playerId}/payments",
  summary: "A player's deposits, withdrawals and transfers, newest first",
  access: "operator",
  role: playerDeskRoles,
  params: playerIdParam,
  query: z.object({
    /** Lists only the payment with this id. */
    id: identifierInput.optional(),
    cursor: z.string().max(200).optional(),
  }),
  answers: {
    200: z.object({
      items: z.array(playerPayment),
      nextCursor: z.string().nullable(),
      /** The player's current and past debts for reversed deposits. */
      debts: z.array(paymentDebt),
    }),
  },
});
