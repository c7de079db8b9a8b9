import { z } from "zod";

const helpLink = z.object({ path: z.string(), title: z.string() });
export type HelpLink = z.infer<typeof helpLink>;

const helpEntry = helpLink.extend({ description: z.string() });
export type HelpEntry = z.infer<typeof helpEntry>;

const helpBranch = helpEntry.extend({
  /** The name of one of the shell's help icons, or empty. */
  icon: z.string(),
  /** The number of articles below this page; 0 for an article. */
  articles: z.number().int(),
  /** The first few pages below this one. */
  first: z.array(helpLink),
});
export type HelpBranch = z.infer<typeof helpBranch>;

/** A page's position in the help tree, and the pages around it. */
export const helpPlace = z.object({
  /** The pages above this one, from the top down. */
  trail: z.array(helpLink),
  below: z.array(helpBranch),
  related: z.array(helpEntry),
  /** The most visited articles; only on the help home page. */
  popular: z.array(helpEntry),
});
export type HelpPlace = z.infer<typeof helpPlace>;
