import { z } from "zod";
import { VERTICALS } from "../bonuses.ts";

const percent = z.int().min(0).max(1_000);

/**
 * The percentage of a stake that counts towards wagering or loyalty points. A percentage set for the game takes
 * precedence over one set for its category, which takes precedence over one set for its vertical.
 */
export const contribution = z.object({
  verticals: z.partialRecord(z.enum(VERTICALS), percent),
  categories: z.record(z.string().max(64), percent),
  games: z.record(z.string().max(64), percent),
});
export type Contribution = z.infer<typeof contribution>;
