import type { SiteConfiguration } from "@parlour/contracts/entities/site-configuration";

/**
 * Describes how a change affects visitors and players, in sentences for the operator who is about to save it.
 */
export function describeEffects(before: SiteConfiguration, after: SiteConfiguration): string[] {
  const turnedOff = (name: keyof SiteConfiguration) => before[name] === true && after[name] === false;
  const hidden = before.languagesPublished.filter((code) => !after.languagesPublished.includes(code));
  return [
    turnedOff("isCashierDepositEnabled") && "Players can no longer deposit.",
    turnedOff("isCashierWithdrawalEnabled") && "Players can no longer withdraw their money.",
    turnedOff("isLoyaltyEnabled") && "Points and tiers disappear from the site.",
    turnedOff("dynamicCardsEnabled") && "Live casino and live dealer pages are no longer available.",
    turnedOff("enableGeoTargeting") && "Content limited to certain locations is shown everywhere.",
    turnedOff("documentVerificationEnabled") && "Players can no longer send documents.",
    before.bucket !== after.bucket &&
      `All pages, menus and games come from the content bucket ${after.bucket}.`,
    before.servicesBaseUrl !== after.servicesBaseUrl &&
      `Browsers send every call to ${after.servicesBaseUrl}. It has just been checked.`,
    before.defaultCurrency !== after.defaultCurrency && `Visitors see amounts in ${after.defaultCurrency}.`,
    hidden.length > 0 && `Visitors who use ${hidden.join(", ")} see ${after.languageDefault} instead.`,
  ].filter((sentence) => sentence !== false);
}
