import type { SiteConfiguration } from "@parlour/contracts/entities/site-configuration";
import type { FieldError } from "@parlour/contracts/field-codes";
import { languageCodes } from "@parlour/contracts/languages";
import { findCurrency } from "@parlour/rules/wallet-currencies";
import type { Kit } from "@parlour/server/kit/kit";
import { isCountryCode } from "@parlour/server/kit/known-places";
import type { PublishedContent } from "@parlour/server/kit/ports/published-content";
import { answersServices } from "./answers-services.ts";
import { defaultSiteConfiguration } from "./defaults.ts";

/** Pages that cannot be switched off, because without them no player could join or log in. */
const alwaysOpen = ["/login", "/join"];

type CheckNeeds = { kit: Kit; content: Pick<PublishedContent, "find">; host: string | undefined };

/**
 * Returns validation errors for settings that would break the site, such as a content bucket without a home page,
 * services that browsers can't reach, or an unknown currency. Languages are always checked, other settings only if they
 * have changed.
 */
export async function faultsOfSettings(
  { kit, content, host }: CheckNeeds,
  current: SiteConfiguration,
  values: SiteConfiguration,
): Promise<FieldError[]> {
  const isChanged = (name: keyof SiteConfiguration) =>
    JSON.stringify(values[name]) !== JSON.stringify(current[name]);
  const faults: FieldError[] = [];
  const object = (name: keyof SiteConfiguration, code: FieldError["code"]) =>
    faults.push({ code, field: `changes.${name}` });
  const known: readonly string[] = languageCodes;
  if (!values.languagesPublished.every((code) => known.includes(code)))
    object("languagesPublished", "UNKNOWN_LANGUAGE");
  if (!values.languagesPublished.includes(values.languageDefault)) {
    object("languageDefault", "UNKNOWN_LANGUAGE");
  }
  if (isChanged("defaultCurrency") && findCurrency(values.defaultCurrency) !== values.defaultCurrency) {
    object("defaultCurrency", "UNKNOWN_CURRENCY");
  }
  if (isChanged("countryCode") && !isCountryCode(values.countryCode)) {
    object("countryCode", "UNKNOWN_COUNTRY");
  }
  if (isChanged("bucket") && !(await hasHomePage(content, values))) object("bucket", "INVALID_VALUE");
  if (isChanged("loggedInPages") && values.loggedInPages.some((path) => alwaysOpen.includes(path))) {
    object("loggedInPages", "INVALID_VALUE");
  }
  if (
    isChanged("anonymousPages") &&
    values.anonymousPages.some((path) => values.loggedInPages.includes(path))
  ) {
    object("anonymousPages", "INVALID_VALUE");
  }
  const isMoved = values.servicesBaseUrl !== defaultSiteConfiguration.servicesBaseUrl;
  if (
    isChanged("servicesBaseUrl") &&
    isMoved &&
    !(await answersServices(kit, values.servicesBaseUrl, host))
  ) {
    object("servicesBaseUrl", "INVALID_VALUE");
  }
  return faults;
}

async function hasHomePage(
  content: Pick<PublishedContent, "find">,
  { bucket, languageDefault }: SiteConfiguration,
): Promise<boolean> {
  return (await content.find(bucket, [languageDefault], "page", "/")) !== undefined;
}
