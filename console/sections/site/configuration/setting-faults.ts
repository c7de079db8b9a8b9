import { ApiError } from "@parlour/web/api/api-error";

const general: Readonly<Record<string, string>> = {
  REQUIRED: "Enter a value.",
  INVALID_TYPE: "Enter a whole number.",
  TOO_SMALL: "Too small.",
  TOO_LARGE: "Too large.",
  TOO_SHORT: "Enter at least one.",
  UNKNOWN_CURRENCY: "Choose a currency from the list.",
  UNKNOWN_COUNTRY: "Choose a country from the list.",
  UNKNOWN_LANGUAGE: "Choose one of the languages on the site.",
};
const bySetting: Readonly<Record<string, string>> = {
  bucket: "This bucket has no published home page, so the site would be empty.",
  servicesBaseUrl:
    "No services respond at this address. Enter the path that your gateway forwards to the services.",
  channelSearchDelayMs: "Enter a whole number from 0 to 10,000.",
  affiliateTokenDays: "Enter a whole number from 0 to 3,650.",
  brandCode: "Use 2 to 32 capital letters, digits, hyphens or underscores.",
  loggedInPages: "Use paths such as /account. The home page, /login and /join must stay open.",
  anonymousPages: "Use paths such as /login. The home page and pages for players must stay open.",
};

export function settingFaults(error: unknown): Record<string, string> {
  if (!(error instanceof ApiError)) return {};
  return Object.fromEntries(
    error.errors.map(({ field, code }) => {
      const name = (field ?? "").replace(/^changes\./, "").replace(/\.\d+$/, "");
      return [name, bySetting[name] ?? general[code] ?? "This value isn't accepted."];
    }),
  );
}
