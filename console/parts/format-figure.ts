import { formatMoney } from "@parlour/web/i18n/format-money";

/** Formats a wire amount for operators. */
export function formatFigure(amount: number, currency: string): string {
  return formatMoney(amount, currency, "en");
}
