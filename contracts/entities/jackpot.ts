import { z } from "zod";

export const jackpot = z.object({
  gameId: z.string(),
  /** In cents, with fractions where the currency is finer: the one amount on the wire that is not in major units. */
  amount: z.number(),
});
export type Jackpot = z.infer<typeof jackpot>;
