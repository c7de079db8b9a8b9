import type { SiteConfiguration } from "@parlour/contracts/entities/site-configuration";
import { languageCodes } from "@parlour/contracts/languages";

type Name = keyof SiteConfiguration;
/** Lists are edited one entry per line, or as checkboxes if there are few options. */
export type KnownSetting = { name: Name; label: string; hint?: string } & (
  | { kind: "switch" | "text" | "number" | "lines" }
  | { kind: "ticks"; options: readonly string[] }
);

const on = (name: Name, label: string, hint?: string): KnownSetting => ({
  name,
  label,
  kind: "switch",
  ...(hint && { hint }),
});

/** All settings, grouped for operators. */
export const settingGroups: readonly { title: string; settings: readonly KnownSetting[] }[] = [
  {
    title: "Cashier and loyalty",
    settings: [
      on("isCashierDepositEnabled", "Deposits", "The deposit button and its pages"),
      on("isCashierWithdrawalEnabled", "Withdrawals", "The withdraw button and its pages"),
      on("isLoyaltyEnabled", "Loyalty", "Points, tiers and their tiles"),
      on("loyaltyIconTierEnabled", "Tier icon", "The tier beside the player's name"),
      { name: "defaultCurrency", label: "Default currency", kind: "text" },
    ],
  },
  {
    title: "Games",
    settings: [
      on("isPromotionalSpinEnabled", "Promotional spins"),
      on("casinoLoggedPracticePlayEnabled", "Practice play for signed-in players"),
      on("isGamesIntegrationEnabled", "Launch through games integration"),
      on("dynamicCardsEnabled", "Live casino cards", "Off hides live casino and live dealer"),
      {
        name: "channelSearchDelayMs",
        label: "Search delay",
        hint: "Milliseconds before results show",
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
        label: "Operations that ask for a code",
        kind: "ticks",
        options: ["enable2fa", "updateProfile", "validatePhone"],
      },
      { name: "loggedInPages", label: "Pages for signed-in players", hint: "One path a line", kind: "lines" },
      {
        name: "anonymousPages",
        label: "Pages for anonymous visitors",
        hint: "One path a line",
        kind: "lines",
      },
    ],
  },
  {
    title: "Places and languages",
    settings: [
      on("enableGeoTargeting", "Geo targeting", "Off shows everything everywhere"),
      { name: "countryCode", label: "Home country", kind: "text" },
      {
        name: "languagesPublished",
        label: "Languages on the site",
        kind: "ticks",
        options: languageCodes,
      },
      { name: "languageDefault", label: "Default language", kind: "text" },
    ],
  },
  {
    title: "Brand, contact and affiliates",
    settings: [
      { name: "brandCode", label: "Brand code", kind: "text" },
      { name: "bucket", label: "Content bucket", hint: "Another bucket shows other content", kind: "text" },
      {
        name: "servicesBaseUrl",
        label: "Base address of services",
        hint: "A path behind which your gateway passes calls on; /services without one",
        kind: "text",
      },
      { name: "contactSubjects", label: "Subjects of contact messages", hint: "One a line", kind: "lines" },
      on("site.config.affiliate.check-referring-site.enabled", "Check the referring site"),
      {
        name: "affiliateTokenDays",
        label: "Days that a referral counts",
        hint: "Zero means the usual forty",
        kind: "number",
      },
    ],
  },
];
