import type { Brand, BrandDocument } from "./brand.ts";

/** Links in e-mails lead to the host name, so one operator alone must not move a brand that players use. */
const addressOf = ({ hosts, mailFrom }: BrandDocument) => [hosts, mailFrom];

/** What a brand has instead of site settings. The same rule must apply to both, or one could be changed for the other. */
const settingsOf = ({ languages, languageDefault, currencies, defaultCurrency, bucket }: BrandDocument) => [
  languages,
  languageDefault,
  currencies,
  defaultCurrency,
  bucket,
];

/** Returns which actions of the two-person rules a change of a brand is. A brand that nobody can visit yet is free. */
export function brandActions(before: Brand | undefined, after: BrandDocument): { action: string }[] {
  if (before === undefined || !(before.isLive || before.isFirst)) return [];
  const differs = (part: (brand: BrandDocument) => unknown[]) =>
    JSON.stringify(part(before)) !== JSON.stringify(part(after));
  return [
    ...(differs(addressOf) ? [{ action: "BRAND_STATE" }] : []),
    ...(differs(settingsOf) ? [{ action: "SITE_SETTINGS" }] : []),
  ];
}
