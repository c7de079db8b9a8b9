import { z } from "zod";
import { BALANCE_TYPES } from "../enumerations.ts";

export const balance = z.object({
  type: z.enum(BALANCE_TYPES),
  /** In major units. */
  amount: z.number(),
  /** Empty for a player who has no money account yet. */
  currency: z.string(),
});
export type Balance = z.infer<typeof balance>;
