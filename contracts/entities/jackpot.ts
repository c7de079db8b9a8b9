import { z } from "zod";

export const jackpot = z.object({
  gameId: z.string(),
  /**
   * In cents, with fractions for finer currencies: the only amount on the wire that is not in major units.
   */
  amount: z.number(),
});
export type Jackpot = z.infer<typeof jackpot>;
