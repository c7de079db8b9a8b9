import { z } from "zod";

const helpLink = z.object({ path: z.string(), title: z.string() });
export type HelpLink = z.infer<typeof helpLink>;

const helpEntry = helpLink.extend({ description: z.string() });
export type HelpEntry = z.infer<typeof helpEntry>;

const helpBranch = helpEntry.extend({
  /** A name of the shell's help icons, or empty. */
  icon: z.string(),
  /** How many articles stand anywhere below; 0 for an article. */
  articles: z.number().int(),
  /** The first few pages below. */
  first: z.array(helpLink),
});
export type HelpBranch = z.infer<typeof helpBranch>;

/** Where a page stands in the tree of help pages, and what is around it. */
export const helpPlace = z.object({
  /** From the top of help down to the page above this one. */
  trail: z.array(helpLink),
  below: z.array(helpBranch),
  related: z.array(helpEntry),
  /** What most visitors look for; only at the top. */
  popular: z.array(helpEntry),
});
export type HelpPlace = z.infer<typeof helpPlace>;
