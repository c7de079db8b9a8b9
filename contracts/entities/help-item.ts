import { z } from "zod";

/** A help page as search answers it; the client shows it as `{id, link, text}`. */
const helpItem = z.object({
  contentId: z.string(),
  paths: z.array(z.string()),
  fields: z.object({ title: z.string() }),
});
export type HelpItem = z.infer<typeof helpItem>;

export const helpItems = z.object({ items: z.array(helpItem) });
