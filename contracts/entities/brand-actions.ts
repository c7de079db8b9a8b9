import type { Brand, BrandDocument } from "./brand.ts";

/** Links in e-mails lead to the host name, so one operator alone must not move a brand that players use. */
const addressOf = ({ hosts, mailFrom }: BrandDocument) => [hosts, mailFrom];

/**
 * The fields of a brand that replace site settings. The same rule must apply to both; otherwise an operator could avoid
 * the rule by changing the brand instead of the site.
 */
const settingsOf = ({ languages, languageDefault, currencies, defaultCurrency, bucket }: BrandDocument) => [
  languages,
  languageDefault,
  currencies,
  defaultCurrency,
  bucket,
];

/**
 * Returns the actions of the two-person rules that a change to a brand falls under. There are none for a brand that
 * players can't visit yet.
 */
export function brandActions(before: Brand | undefined, after: BrandDocument): { action: string }[] {
  if (before === undefined || !(before.isLive || before.isFirst)) return [];
  const differs = (part: (brand: BrandDocument) => unknown[]) =>
    JSON.stringify(part(before)) !== JSON.stringify(part(after));
  return [
    ...(differs(addressOf) ? [{ action: "BRAND_STATE" }] : []),
    ...(differs(settingsOf) ? [{ action: "SITE_SETTINGS" }] : []),
  ];
}
