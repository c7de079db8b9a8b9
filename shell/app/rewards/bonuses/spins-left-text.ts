import type { PlayerBonus } from "@parlour/contracts/entities/bonus";
import { formatMoney } from "@parlour/web/i18n/format-money";
import type { Translate } from "@parlour/web/i18n/translator";

/** The unused free spins or the unused free bet; null for other bonuses, and once everything has been used. */
export function spinsLeftText(
  t: Translate,
  language: string,
  { spinsLeft, terms, currency }: Pick<PlayerBonus, "spinsLeft" | "terms" | "currency">,
): string | null {
  if (!spinsLeft) return null;
  if (!terms.spins)
    return t("bonuses.freeBetLeft", { stake: formatMoney(terms.amount ?? 0, currency, language) });
  const stake = formatMoney(terms.spins.stake, currency, language);
  return t("bonuses.spinsLeft", { count: spinsLeft, stake });
}
