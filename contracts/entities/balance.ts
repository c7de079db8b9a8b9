import { z } from "zod";
import { BALANCE_TYPES } from "../enumerations.ts";

export const balance = z.object({
  type: z.enum(BALANCE_TYPES),
  /** The amount in major units. */
  amount: z.number(),
  /** The currency is empty for a player who has no wallet yet. */
  currency: z.string(),
});
export type Balance = z.infer<typeof balance>;
