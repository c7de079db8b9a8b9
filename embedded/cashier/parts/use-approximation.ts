import { approximate } from "@parlour/rules/approximate";
import { formatMoney } from "@parlour/web/i18n/format-money";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { useCashier } from "../cashier-context.ts";

/**
 * Returns a function that shows an amount in the site's default currency; it returns null if there is no rate
 * or the currencies are the same.
 */
export function useApproximation(): (amount: number) => string | null {
  const { t, language } = useTranslation();
  const { currency, config, rates } = useCashier();
  return (amount) => {
    const worth = approximate(amount, currency, config.defaultCurrency, rates);
    if (worth === null) return null;
    return t("cashier.about", { amount: formatMoney(worth, config.defaultCurrency, language) });
  };
}
