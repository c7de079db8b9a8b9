import type { PlayerBonus } from "@parlour/contracts/entities/bonus";
import { formatMoney } from "@parlour/web/i18n/format-money";
import type { Translate } from "@parlour/web/i18n/translator";

/** How many free spins of a bonus are left; null for other bonuses, and once all have been played. */
export function spinsLeftText(
  t: Translate,
  language: string,
  { spinsLeft, terms, currency }: Pick<PlayerBonus, "spinsLeft" | "terms" | "currency">,
): string | null {
  if (!spinsLeft || !terms.spins) return null;
  const stake = formatMoney(terms.spins.stake, currency, language);
  return t("bonuses.spinsLeft", { count: spinsLeft, stake });
}
