import { findCurrency } from "@parlour/rules/wallet-currencies";
import { type Refusal, refuseFields } from "./refusal.ts";

/**
 * Returns the currency that a query's `currencyCode` names, or the site's currency if there is none. An unsupported
 * currency is refused with 422.
 */
export function requireCurrency(currencyCode: string | undefined, siteCurrency: string): string | Refusal {
  if (currencyCode === undefined || currencyCode === siteCurrency) return siteCurrency;
  return findCurrency(currencyCode) ?? refuseFields([{ code: "UNKNOWN_CURRENCY", field: "currencyCode" }]);
}
