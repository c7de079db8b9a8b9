import { precisionOf } from "@parlour/rules/currency";
import { formatMoney } from "@parlour/web/i18n/format-money";
import { languageTag } from "@parlour/web/i18n/languages";
import { useTranslation } from "@parlour/web/i18n/translation-context";

/** Formats the chips of a table: money, or play chips where the currency is null. */
export function useChips(currency: string | null): (amount: number) => string {
  const { language } = useTranslation();
  if (currency === null) return (amount) => new Intl.NumberFormat(languageTag(language)).format(amount);
  return (amount) => formatMoney(amount, currency, language);
}

export const decimalsOf = (currency: string | null): number =>
  currency === null ? 0 : precisionOf(currency);

/** Rounds to the precision of the currency, so that floating-point errors do not show. */
export function roundChips(amount: number, currency: string | null): number {
  return Number(amount.toFixed(decimalsOf(currency)));
}
