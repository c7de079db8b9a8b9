import { findCurrency } from "@parlour/rules/wallet-currencies";
import { type Refusal, refuseFields } from "./refusal.ts";

/** The currency of a query's `currencyCode`, the site's own when none is asked; 422 for one that nobody plays in. */
export function requireCurrency(currencyCode: string | undefined, siteCurrency: string): string | Refusal {
  if (currencyCode === undefined || currencyCode === siteCurrency) return siteCurrency;
  return findCurrency(currencyCode) ?? refuseFields([{ code: "UNKNOWN_CURRENCY", field: "currencyCode" }]);
}
