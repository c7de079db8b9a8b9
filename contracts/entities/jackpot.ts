import { z } from "zod";

export const jackpot = z.object({
  gameId: z.string(),
  /** In cents, with decimals for more precise currencies. All other amounts in the API are in major units. */
  amount: z.number(),
});
export type Jackpot = z.infer<typeof jackpot>;
