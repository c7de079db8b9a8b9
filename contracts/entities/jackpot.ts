import { z } from "zod";

export const jackpot = z.object({
  gameId: z.string(),
  /**
   * The jackpot in hundredths of the currency's major unit, possibly with decimals. All other amounts in the API are in
   * major units.
   */
  amount: z.number(),
  /** Every pool of the game, largest first, in the same unit; `amount` is the first of them. */
  pools: z.array(z.object({ tier: z.string(), amount: z.number() })),
});
export type Jackpot = z.infer<typeof jackpot>;
