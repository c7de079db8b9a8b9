import { z } from "zod";
import { MFA_OPERATIONS } from "../enumerations.ts";

/** Every flag and value of spec §3 that the site reads, in one flat object. */
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
  /** For how many days a referral token counts; zero means the usual forty. */
  affiliateTokenDays: z.number().int().min(0).max(3_650),
  mfaOperations: z.array(z.enum(MFA_OPERATIONS)),
  languagesPublished: z.array(z.string()),
  languageDefault: z.string(),
  defaultCurrency: z.string(),
  brandCode: z.string(),
  bucket: z.string(),
  countryCode: z.string(),
  /** The path of this site behind which the browser finds the services: a gateway may put them elsewhere. */
  servicesBaseUrl: z.string(),
  /** How long a search for games waits for more letters before it shows what it found. */
  channelSearchDelayMs: z.number().int().min(0).max(10_000),
  /** What a message to support may be about; a single one is sent without being asked. */
  contactSubjects: z.array(z.string().min(1).max(200)).min(1).max(20),
  /** Pages that only a signed-in player may open. */
  loggedInPages: z.array(z.string()),
  /** Pages that only an anonymous visitor may open. */
  anonymousPages: z.array(z.string()),
});
export type SiteConfiguration = z.infer<typeof siteConfiguration>;
