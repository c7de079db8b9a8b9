import { z } from "zod";

const subCategory = z.object({
  /** The ids of its games, in order; the games themselves come from the games call. */
  games: z.array(z.string()),
  name: z.string(),
  slug: z.string(),
  title: z.string(),
});

export const category = subCategory.extend({ subCategories: z.array(subCategory) });
export type Category = z.infer<typeof category>;
