import { formatMoney } from "@parlour/web/i18n/format-money";

/**
 * Formats an amount from the API for operators. Loyalty points are kept in the ledger like a currency, but
 * aren't money.
 */
export function formatFigure(amount: number, currency: string): string {
  if (currency === "PTS")
    return `${amount.toLocaleString("en")} ${Math.abs(amount) === 1 ? "point" : "points"}`;
  return formatMoney(amount, currency, "en");
}
