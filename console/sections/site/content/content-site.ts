import type { Brand } from "@parlour/contracts/entities/brand";
import { createContext, useContext } from "react";
import { languages, sharedBucket } from "./content-api.ts";

/** The content being edited: a brand's own, which replaces shared documents one by one, or the shared content. */
export type ContentSite = { bucket: string; brand: Brand | null };

const shared: ContentSite = { bucket: sharedBucket, brand: null };

const ContentSiteContext = createContext(shared);

export const ContentSiteProvider = ContentSiteContext.Provider;

export function useContentSite(): ContentSite {
  return useContext(ContentSiteContext);
}

/**
 * Returns the brand's content, or the shared content if no brand is given; undefined for a brand that has no separate
 * bucket.
 */
export function siteOf(brand: Brand | null): ContentSite | undefined {
  if (brand === null) return shared;
  return brand.bucket === null || brand.bucket === sharedBucket ? undefined : { bucket: brand.bucket, brand };
}

/** The languages in which the brand is shown, its default language first. */
export function languagesOf({ brand }: ContentSite): readonly string[] {
  const own = brand?.languages ?? languages;
  const first = brand?.languageDefault ?? own[0];
  return [...new Set(first === undefined ? own : [first, ...own])];
}
