import { z } from "zod";

/** A list of games that operators put together, as the casino lobby shows it. */
export const collection = z.object({
  slug: z.string(),
  title: z.string(),
  description: z.string(),
  /** The ids of the games, in order; details come from the games call. */
  games: z.array(z.string()),
});
export type Collection = z.infer<typeof collection>;
