import { z } from "zod";

/** From where up to where a text is marked, in UTF-16 units as JavaScript counts them. */
const markedRange = z.tuple([z.number().int().min(0), z.number().int().min(0)]);
export type MarkedRange = z.infer<typeof markedRange>;

/** A help page as search answers it; the client shows it as `{id, link, text}`. */
const helpItem = z.object({
  contentId: z.string(),
  paths: z.array(z.string()),
  fields: z.object({
    title: z.string(),
    /** The part of the text that answers the term best; not among suggestions. */
    excerpt: z.string().optional(),
  }),
  /** Where the fields hold what was searched for. */
  marks: z.object({ title: z.array(markedRange), excerpt: z.array(markedRange) }).optional(),
});
export type HelpItem = z.infer<typeof helpItem>;

/** A help page as the site shows it (spec §3, Help result). */
export type HelpResult = { id: string; link: string; text: string };

export const helpItems = z.object({ items: z.array(helpItem) });
