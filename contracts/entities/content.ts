import { z } from "zod";
import { PAGE_TYPES, REGIONS, RUN_MODES } from "../enumerations.ts";
import { block } from "./content-blocks.ts";
import { geoFilter } from "./geo-filter.ts";

/** A path of the site, as a visitor sees it in the address bar. */
export const sitePath = z
  .string()
  .regex(/^\/[^\s?#\\]*$/)
  .max(512);

const line = z.string().min(1).max(300);

/** How a page is shown in lists of pages, in order. */
const listing = z.strictObject({
  overline: line.optional(),
  title: line,
  text: line,
  icon: z.string().max(80).optional(),
  picture: z.string().max(80).optional(),
  order: z.number().int(),
});

/** Where a page of the help stands among the others. */
const helpPlace = z.strictObject({
  icon: z.string().max(80).optional(),
  position: z.number().int().optional(),
  popular: z.boolean().optional(),
  related: z.array(sitePath).max(20).optional(),
});

/** A `functional` page gives its words to a screen of the shell; the others are drawn from their blocks alone. */
export const page = z.strictObject({
  path: sitePath,
  type: z.enum(["content_page", "marketing_page", "functional"]),
  pageType: z.enum(PAGE_TYPES),
  title: line,
  description: line,
  /** What a shared link shows; a name of the picture library. */
  picture: z.string().max(80).optional(),
  listing: listing.optional(),
  help: helpPlace.optional(),
  /** Out of the sitemap, of search engines and of the site's own search. */
  hidden: z.boolean().optional(),
  geoTargetingFilter: geoFilter.nullable().optional(),
  /** Visitors from an excluded place are led to `/not-available-region` instead of being told that nothing is here. */
  geoRedirect: z.boolean().optional(),
  modes: z.array(z.enum(RUN_MODES)).min(1).optional(),
  /** A switch of the site configuration that must be on. */
  flag: z.string().max(80).optional(),
  blocks: z.array(block).max(200),
});
export type Page = z.infer<typeof page>;

export const region = z.strictObject({ region: z.enum(REGIONS), blocks: z.array(block).max(100) });
export type RegionContent = z.infer<typeof region>;

/** An operator's browser may carry a cookie that shows it drafts. */
export const previewHeaders = z.object({ cookie: z.string().max(16_384).optional() });

export const contentParams = z.object({
  bucket: z.string().regex(/^[a-z0-9-]{1,40}$/),
  language: z.string().regex(/^[a-z]{2}(-[A-Za-z]{2,4})?$/),
});
