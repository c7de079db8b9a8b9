import { z } from "zod";
import { PAGE_TYPES, REGIONS, RUN_MODES } from "../enumerations.ts";
import { block } from "./content-blocks.ts";
import { geoFilter } from "./geo-filter.ts";

/** A path of the site as shown in the address bar. */
export const sitePath = z
  .string()
  .regex(/^\/[^\s?#\\]*$/)
  .max(512);

const line = z.string().min(1).max(300);

/** How a page appears in lists of pages, and in which order. */
const listing = z.strictObject({
  overline: line.optional(),
  title: line,
  text: line,
  icon: z.string().max(80).optional(),
  picture: z.string().max(80).optional(),
  order: z.number().int(),
});

/** The page's position in the help tree. */
const helpPlace = z.strictObject({
  icon: z.string().max(80).optional(),
  position: z.number().int().optional(),
  popular: z.boolean().optional(),
  related: z.array(sitePath).max(20).optional(),
});

/**
 * A `functional` page supplies the text of a screen in the shell; all other pages are rendered from their
 * blocks alone.
 */
export const page = z.strictObject({
  path: sitePath,
  type: z.enum(["content_page", "marketing_page", "functional"]),
  pageType: z.enum(PAGE_TYPES),
  title: line,
  description: line,
  /** The picture for shared links; a name from the picture library. */
  picture: z.string().max(80).optional(),
  listing: listing.optional(),
  help: helpPlace.optional(),
  /** Whether the page is excluded from the sitemap, search engines and the site's own search. */
  hidden: z.boolean().optional(),
  geoTargetingFilter: geoFilter.nullable().optional(),
  /** Visitors from an excluded location are redirected to `/not-available-region` instead of seeing a 404. */
  geoRedirect: z.boolean().optional(),
  modes: z.array(z.enum(RUN_MODES)).min(1).optional(),
  /** The name of a site configuration flag; the page is available only while the flag is on. */
  flag: z.string().max(80).optional(),
  blocks: z.array(block).max(200),
});
export type Page = z.infer<typeof page>;

export const region = z.strictObject({ region: z.enum(REGIONS), blocks: z.array(block).max(100) });
export type RegionContent = z.infer<typeof region>;

/** The preview cookie, with which an operator sees drafts. */
export const previewHeaders = z.object({ cookie: z.string().max(16_384).optional() });

export const contentParams = z.object({
  bucket: z.string().regex(/^[a-z0-9-]{1,40}$/),
  language: z.string().regex(/^[a-z]{2}(-[A-Za-z]{2,4})?$/),
});
