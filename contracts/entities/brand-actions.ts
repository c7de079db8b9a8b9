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
 * players can't visit; its changes are checked when it goes live.
 */
export function brandActions(before: Brand | undefined, after: BrandDocument): { action: string }[] {
  return before?.isLive || before?.isFirst ? actionsBetween(before, after) : [];
}

/**
 * Returns the actions of the two-person rules that taking a brand live falls under. Its document is compared with the
 * one that was last live: otherwise an operator could avoid the rules by taking the brand offline for the change. If
 * the document that was last live can't be read, everything counts as changed.
 */
export function goLiveActions(
  lastLive: BrandDocument | "UNREADABLE" | undefined,
  now: BrandDocument,
): { action: string }[] {
  if (lastLive === "UNREADABLE") return [{ action: "BRAND_STATE" }, { action: "SITE_SETTINGS" }];
  const changed = lastLive ? actionsBetween(lastLive, now) : [];
  return [{ action: "BRAND_STATE" }, ...changed.filter(({ action }) => action !== "BRAND_STATE")];
}

function actionsBetween(before: BrandDocument, after: BrandDocument): { action: string }[] {
  const differs = (part: (brand: BrandDocument) => unknown[]) =>
    JSON.stringify(part(before)) !== JSON.stringify(part(after));
  return [
    ...(differs(addressOf) ? [{ action: "BRAND_STATE" }] : []),
    ...(differs(settingsOf) ? [{ action: "SITE_SETTINGS" }] : []),
  ];
}
