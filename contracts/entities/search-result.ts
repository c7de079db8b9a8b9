import { z } from "zod";

export const searchResult = z.object({
  href: z.string(),
  id: z.string(),
  img: z.string(),
  imgAlt: z.string(),
  subtitle: z.string(),
  title: z.string(),
});
export type SearchResult = z.infer<typeof searchResult>;
