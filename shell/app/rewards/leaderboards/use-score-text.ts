import type { Leaderboard } from "@parlour/contracts/entities/leaderboard";
import { formatMoney } from "@parlour/web/i18n/format-money";
import { languageTag } from "@parlour/web/i18n/languages";
import { useTranslation } from "@parlour/web/i18n/translation-context";

/** Returns the function that formats scores: an amount, a multiple or points, depending on the kind. */
export function useScoreText({ kind, currency }: Pick<Leaderboard, "kind" | "currency">) {
  const { t, language } = useTranslation();
  return (score: number): string => {
    if (kind === "STAKED") return formatMoney(score, currency, language);
    if (kind === "POINTS") return t("leaderboards.points", { points: score });
    const format = new Intl.NumberFormat(languageTag(language), { maximumFractionDigits: 2 });
    return `${format.format(score)}×`;
  };
}
