import { z } from "zod";

/** A help page as search answers it; the client shows it as `{id, link, text}`. */
const helpItem = z.object({
  contentId: z.string(),
  paths: z.array(z.string()),
  fields: z.object({ title: z.string() }),
});
export type HelpItem = z.infer<typeof helpItem>;

/** A help page as the site shows it (spec §3, Help result). */
export type HelpResult = { id: string; link: string; text: string };

export const helpItems = z.object({ items: z.array(helpItem) });
