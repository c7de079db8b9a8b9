import type { SiteConfiguration } from "@parlour/contracts/entities/site-configuration";
import { languageCodes } from "@parlour/contracts/languages";
import { languageName } from "../../../parts/readable.ts";

type Name = keyof SiteConfiguration;
/** Lists are edited one entry per line, or as checkboxes if there are few options. */
export type KnownSetting = { name: Name; label: string; hint?: string } & (
  | { kind: "switch" | "text" | "number" | "lines" | "country" | "currency" | "language" }
  | { kind: "ticks"; options: readonly string[]; labels?: Readonly<Record<string, string>> }
);

const on = (name: Name, label: string, hint?: string): KnownSetting => ({
  name,
  label,
  kind: "switch",
  ...(hint && { hint }),
});

export const settingGroups: readonly { title: string; settings: readonly KnownSetting[] }[] = [
  {
    title: "Cashier and loyalty",
    settings: [
      on("isCashierDepositEnabled", "Deposits", "Deposit button and pages"),
      on("isCashierWithdrawalEnabled", "Withdrawals", "Withdrawal button and pages"),
      on("isLoyaltyEnabled", "Loyalty", "Points and tiers"),
      on("loyaltyIconTierEnabled", "Tier icon", "Tier icon beside the player's name"),
      { name: "defaultCurrency", label: "Default currency", kind: "currency" },
    ],
  },
  {
    title: "Games",
    settings: [
      on("isPromotionalSpinEnabled", "Promotional spins"),
      on("casinoLoggedPracticePlayEnabled", "Practice play for logged-in players"),
      on("isGamesIntegrationEnabled", "Launch through games integration"),
      on("dynamicCardsEnabled", "Live casino cards", "If off, live casino and live dealer are hidden"),
      {
        name: "channelSearchDelayMs",
        label: "Search delay",
        hint: "Delay before results appear, in milliseconds",
        kind: "number",
      },
    ],
  },
  {
    title: "Identity and access",
    settings: [
      on("twoFactorAuthenticatorEnabled", "Authenticator for players"),
      on("documentVerificationEnabled", "Document verification"),
      {
        name: "mfaOperations",
        label: "Operations that require a code",
        kind: "ticks",
        options: ["enable2fa", "updateProfile", "validatePhone"],
        labels: {
          enable2fa: "Set up two-factor",
          updateProfile: "Update profile",
          validatePhone: "Verify phone",
        },
      },
      {
        name: "loggedInPages",
        label: "Pages for logged-in players",
        hint: "One path per line",
        kind: "lines",
      },
      {
        name: "anonymousPages",
        label: "Pages for anonymous visitors",
        hint: "One path per line",
        kind: "lines",
      },
    ],
  },
  {
    title: "Places and languages",
    settings: [
      on("enableGeoTargeting", "Geo targeting", "If off, all content is shown everywhere"),
      { name: "countryCode", label: "Home country", kind: "country" },
      {
        name: "languagesPublished",
        label: "Languages on the site",
        kind: "ticks",
        options: languageCodes,
        labels: Object.fromEntries(languageCodes.map((code) => [code, languageName(code)])),
      },
      { name: "languageDefault", label: "Default language", kind: "language" },
    ],
  },
  {
    title: "Brand, contact and affiliates",
    settings: [
      { name: "brandCode", label: "Brand code", kind: "text" },
      {
        name: "bucket",
        label: "Content bucket",
        hint: "A different bucket shows different content",
        kind: "text",
      },
      {
        name: "servicesBaseUrl",
        label: "Services base URL",
        hint: "The path prefix that your gateway forwards to the services; /services by default",
        kind: "text",
      },
      { name: "contactSubjects", label: "Contact form subjects", hint: "One per line", kind: "lines" },
      on("site.config.affiliate.check-referring-site.enabled", "Check the referring site"),
      {
        name: "affiliateTokenDays",
        label: "Referral validity in days",
        hint: "0 means the default of 40",
        kind: "number",
      },
    ],
  },
];

export const settingLabels: Readonly<Record<string, string>> = Object.fromEntries(
  settingGroups.flatMap(({ settings }) => settings.map(({ name, label }) => [name, label])),
);
