import { formatMoney } from "@parlour/web/i18n/format-money";

/** An amount of the wire as operators read it. */
export function formatFigure(amount: number, currency: string): string {
  return formatMoney(amount, currency, "en");
}
