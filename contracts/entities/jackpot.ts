import { z } from "zod";

export const jackpot = z.object({
  gameId: z.string(),
  /**
   * The jackpot in hundredths of the currency's major unit; the number may have decimals. All other amounts
   * in the API are in major units.
   */
  amount: z.number(),
});
export type Jackpot = z.infer<typeof jackpot>;
