import { z } from "zod";

/** The start and end of a highlighted range, in UTF-16 code units as in JavaScript strings. */
const markedRange = z.tuple([z.number().int().min(0), z.number().int().min(0)]);
export type MarkedRange = z.infer<typeof markedRange>;

/** A help page in search results, which the client converts to `{id, link, text}`. */
const helpItem = z.object({
  contentId: z.string(),
  paths: z.array(z.string()),
  fields: z.object({
    title: z.string(),
    /** The best matching excerpt; absent from suggestions. */
    excerpt: z.string().optional(),
  }),
  /** The highlighted ranges of the title and the excerpt. */
  marks: z.object({ title: z.array(markedRange), excerpt: z.array(markedRange) }).optional(),
});
export type HelpItem = z.infer<typeof helpItem>;

/** A help page as the site shows it. */
export type HelpResult = { id: string; link: string; text: string };

export const helpItems = z.object({ items: z.array(helpItem) });
