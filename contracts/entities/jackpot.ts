import { z } from "zod";

export const jackpot = z.object({
  gameId: z.string(),
  /**
   * The jackpot in hundredths of the currency's major unit, possibly with decimals. All other amounts in the API are in
   * major units.
   */
  amount: z.number(),
  /** Every jackpot pool of the game, largest first, in the same unit as `amount`, which is the first pool's amount. */
  pools: z.array(z.object({ tier: z.string(), amount: z.number() })),
});
export type Jackpot = z.infer<typeof jackpot>;
