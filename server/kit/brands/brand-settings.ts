import { type Brand, FIRST_BRAND_ID } from "@parlour/contracts/entities/brand";
import type { SiteConfiguration } from "@parlour/contracts/entities/site-configuration";

const known = new WeakMap<SiteConfiguration, Map<string, SiteConfiguration>>();

/**
 * Returns the site's settings for this brand. As long as neither the settings nor the brand changes, it returns the
 * same object, because the page cache compares settings by object identity.
 */
export function settingsOf(brand: Brand, shared: SiteConfiguration): SiteConfiguration {
  const { languages, languageDefault, defaultCurrency, bucket, isFirst } = brand;
  if (isFirst && !languages && !languageDefault && !defaultCurrency && !bucket) return shared;
  const byBrand = known.get(shared) ?? new Map<string, SiteConfiguration>();
  known.set(shared, byBrand);
  const name = `${brand.id} ${brand.version}`;
  const settings = byBrand.get(name) ?? {
    ...shared,
    languagesPublished: languages ?? shared.languagesPublished,
    languageDefault: languageDefault ?? languages?.[0] ?? shared.languageDefault,
    defaultCurrency: defaultCurrency ?? brand.currencies?.[0] ?? shared.defaultCurrency,
    bucket: bucket ?? shared.bucket,
    brandCode: brandCodeOf(brand.id, shared.brandCode),
  };
  byBrand.set(name, settings);
  return settings;
}

/** Returns the code by which payment methods recognise a brand. The first brand's code comes from the site settings. */
export function brandCodeOf(brandId: string, firstCode: string): string {
  return brandId === FIRST_BRAND_ID ? firstCode : brandId.toUpperCase();
}
