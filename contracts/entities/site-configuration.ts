import { z } from "zod";
import { MFA_OPERATIONS } from "../enumerations.ts";

/** Every flag and value of the configuration that the site reads, in one flat object. */
export const siteConfiguration = z.object({
  isCashierDepositEnabled: z.boolean(),
  isCashierWithdrawalEnabled: z.boolean(),
  isLoyaltyEnabled: z.boolean(),
  loyaltyIconTierEnabled: z.boolean(),
  isPromotionalSpinEnabled: z.boolean(),
  casinoLoggedPracticePlayEnabled: z.boolean(),
  twoFactorAuthenticatorEnabled: z.boolean(),
  enableGeoTargeting: z.boolean(),
  isGamesIntegrationEnabled: z.boolean(),
  dynamicCardsEnabled: z.boolean(),
  documentVerificationEnabled: z.boolean(),
  "site.config.affiliate.check-referring-site.enabled": z.boolean(),
  /** How many days a referral token is valid; zero means the default of forty. */
  affiliateTokenDays: z.number().int().min(0).max(3_650),
  mfaOperations: z.array(z.enum(MFA_OPERATIONS)),
  languagesPublished: z.array(z.string()),
  languageDefault: z.string(),
  defaultCurrency: z.string(),
  brandCode: z.string(),
  bucket: z.string(),
  countryCode: z.string(),
  /** The path prefix of the services on this site, if a gateway mounts them elsewhere. */
  servicesBaseUrl: z.string(),
  /** The debounce delay of the game search, in milliseconds. */
  channelSearchDelayMs: z.number().int().min(0).max(10_000),
  /** The subjects of the contact form; if there is only one, the form does not ask for it. */
  contactSubjects: z.array(z.string().min(1).max(200)).min(1).max(20),
  /** Pages that only signed-in players may open. */
  loggedInPages: z.array(z.string()),
  /** Pages that only anonymous visitors may open. */
  anonymousPages: z.array(z.string()),
});
export type SiteConfiguration = z.infer<typeof siteConfiguration>;
