import { formatAmount } from "@parlour/rules/currency";
import { languageTag } from "@parlour/web/i18n/languages";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { useSports } from "../sports-context.ts";
import type { Figures } from "./slip-figures.ts";

/** The cost of the slip and its maximum return. */
export function SlipTotals({ figures, freeBet }: { figures: Figures; freeBet: boolean }) {
  const { t, language } = useTranslation();
  const { currency } = useSports();
  const money = (minor: bigint) => formatAmount(minor, currency, languageTag(language));
  const [first] = figures.bets;
  const lines = first && figures.bets.length === 1 && first.lines > 1 ? first : undefined;
  return (
    <dl className="grid grid-cols-[1fr_auto] gap-x-3 gap-y-1 border-t border-line pt-3 text-sm">
      {lines?.stakePerLineMinor ? (
        <>
          <dt className="text-mist">{t("sportsbook.lines")}</dt>
          <dd className="text-right tabular-nums">
            {lines.lines} × {money(lines.stakePerLineMinor)}
          </dd>
        </>
      ) : null}
      <dt className="text-mist">{t("sportsbook.totalStake")}</dt>
      <dd className="text-right font-semibold tabular-nums">
        {freeBet ? t("sportsbook.freeBet") : money(figures.stakeMinor)}
      </dd>
      <dt className="text-mist">{t("sportsbook.potentialReturn")}</dt>
      <dd className="text-right text-md font-semibold text-gain tabular-nums">
        {money(figures.returnMinor)}
      </dd>
    </dl>
  );
}
