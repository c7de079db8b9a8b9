import { findCurrency } from "@parlour/rules/wallet-currencies";
import { type Refusal, refuseFields } from "./refusal.ts";

/** Returns the currency of a query's `currencyCode`, by default the site's; refuses an unsupported one with 422. */
export function requireCurrency(currencyCode: string | undefined, siteCurrency: string): string | Refusal {
  if (currencyCode === undefined || currencyCode === siteCurrency) return siteCurrency;
  return findCurrency(currencyCode) ?? refuseFields([{ code: "UNKNOWN_CURRENCY", field: "currencyCode" }]);
}
