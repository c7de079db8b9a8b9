import { CHANNEL_SEARCH_DELAY_MS } from "@parlour/contracts/constants";
import type { SiteConfiguration } from "@parlour/contracts/entities/site-configuration";
import { languageCodes, sourceLanguage } from "@parlour/contracts/languages";

/** A new site starts with everything switched on. */
export const defaultSiteConfiguration: SiteConfiguration = {
  isCashierDepositEnabled: true,
  isCashierWithdrawalEnabled: true,
  isLoyaltyEnabled: true,
  loyaltyIconTierEnabled: true,
  isPromotionalSpinEnabled: true,
  casinoLoggedPracticePlayEnabled: true,
  twoFactorAuthenticatorEnabled: true,
  enableGeoTargeting: true,
  isGamesIntegrationEnabled: true,
  dynamicCardsEnabled: true,
  documentVerificationEnabled: true,
  "site.config.affiliate.check-referring-site.enabled": true,
  affiliateTokenDays: 0,
  mfaOperations: ["enable2fa", "updateProfile", "validatePhone"],
  languagesPublished: [...languageCodes],
  languageDefault: sourceLanguage,
  defaultCurrency: "USD",
  brandCode: "PARLOUR",
  bucket: "default",
  countryCode: "CA",
  servicesBaseUrl: "/services",
  channelSearchDelayMs: CHANNEL_SEARCH_DELAY_MS,
  contactSubjects: ["General"],
  loggedInPages: ["/account", "/validation-code", "/validate-document", "/blocked-document-status"],
  anonymousPages: ["/login", "/join"],
};
