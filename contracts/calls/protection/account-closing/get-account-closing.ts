import { z } from "zod";
import { defineCall } from "../../../call.ts";

export const getAccountClosing = defineCall({
  name: "get-account-closing",
  service: "account-closing",
  method: "GET",
  path: "/services/player-protection/v1/profiles/{session}/closing",
  summary: "The effect of closing the account now: balance, bonuses, open bets, and where the money can go",
  access: "player",
  answers: {
    200: z.object({
      currency: z.string(),
      /** The player's own money, excluding pending withdrawals. */
      balance: z.number(),
      /** The bonus money that closing the account would forfeit. */
      bonus: z.number(),
      pendingWithdrawal: z.number(),
      openWagers: z.number(),
      hasPinCode: z.boolean(),
      /** The linked accounts that the balance can be paid to; the fee is deducted from the amount. */
      targets: z.array(
        z.object({
          id: z.string(),
          name: z.string(),
          method: z.string(),
          amount: z.number(),
          fee: z.number(),
        }),
      ),
      /** Whether the player's document must be verified before anything can be paid out. */
      needsDocument: z.boolean(),
    }),
  },
});
