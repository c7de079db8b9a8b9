import { z } from "zod";
import { GAME_CHANNELS } from "../enumerations.ts";

const subCategory = z.object({
  /** The ids of the category's games, in order; details come from the games call. */
  games: z.array(z.string()),
  name: z.string(),
  slug: z.string(),
  title: z.string(),
});

export const category = subCategory.extend({
  channel: z.enum(GAME_CHANNELS),
  description: z.string(),
  subCategories: z.array(subCategory),
});
export type Category = z.infer<typeof category>;
