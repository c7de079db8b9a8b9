import { findCurrency } from "@parlour/rules/wallet-currencies";
import { type Refusal, refuseFields } from "./refusal.ts";

/** The currency of a query's `currencyCode`, by default the site's; 422 for an unsupported one. */
export function requireCurrency(currencyCode: string | undefined, siteCurrency: string): string | Refusal {
  if (currencyCode === undefined || currencyCode === siteCurrency) return siteCurrency;
  return findCurrency(currencyCode) ?? refuseFields([{ code: "UNKNOWN_CURRENCY", field: "currencyCode" }]);
}
