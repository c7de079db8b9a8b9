import { z } from "zod";

export const jackpot = z.object({
  gameId: z.string(),
  /** In cents: the one amount on the wire that is not in major units. */
  amount: z.number().int(),
});
export type Jackpot = z.infer<typeof jackpot>;
