import { z } from "zod";
import { defineCall } from "../../../call.ts";

export const getAccountClosing = defineCall({
  name: "get-account-closing",
  service: "account-closing",
  method: "GET",
  path: "/services/player-protection/v1/profiles/{session}/closing",
  summary: "What closing the account would mean now: balance, bonuses, open bets, where the money can go",
  access: "player",
  answers: {
    200: z.object({
      currency: z.string(),
      /** The player's own money, without pending withdrawals. */
      balance: z.number(),
      /** Bonus money, which is forfeited. */
      bonus: z.number(),
      pendingWithdrawal: z.number(),
      openWagers: z.number(),
      hasPinCode: z.boolean(),
      /** The linked accounts that the balance can be paid to; the fee comes out of the amount. */
      targets: z.array(
        z.object({
          id: z.string(),
          name: z.string(),
          method: z.string(),
          amount: z.number(),
          fee: z.number(),
        }),
      ),
      /** Nothing can be paid out before the player's document is verified. */
      needsDocument: z.boolean(),
    }),
  },
});
