import { z } from "zod";
import { CONTENT_TYPES, PAGE_TYPES, REGIONS } from "../enumerations.ts";
import { geoFilter } from "./geo-filter.ts";

/** A piece of a page. Each type has its own fields, which the shell's block renderer knows. */
const block = z.looseObject({ type: z.string() });

export const page = z.looseObject({
  path: z.string(),
  type: z.enum(CONTENT_TYPES),
  pageType: z.enum(PAGE_TYPES),
  title: z.string(),
  description: z.string(),
  geoTargetingFilter: geoFilter.nullable().optional(),
  blocks: z.array(block),
});
export type Page = z.infer<typeof page>;

export const region = z.looseObject({ region: z.enum(REGIONS), blocks: z.array(block) });
export type RegionContent = z.infer<typeof region>;

export const contentParams = z.object({
  bucket: z.string().regex(/^[a-z0-9-]{1,40}$/),
  language: z.string().regex(/^[a-z]{2}(-[A-Za-z]{2,4})?$/),
});

/** A path of the site, as a visitor sees it in the address bar. */
export const sitePath = z
  .string()
  .regex(/^\/[^\s?#\\]*$/)
  .max(512);
