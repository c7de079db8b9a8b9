import { formatAmount } from "@parlour/rules/currency";
import { amountOf, minorUnitsOf } from "@parlour/rules/money";
import { languageTag } from "@parlour/web/i18n/languages";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { classNames } from "@parlour/web/ui/class-names";
import { BonusLockNote } from "../../parts/bonus-lock-note.tsx";
import { amountOfType, useBalances } from "../../parts/use-balances.ts";
import { useSports } from "../sports-context.ts";
import type { Figures } from "./slip-figures.ts";

/** The cost of the slip, the balance that it can use, and its maximum return. */
export function SlipTotals({ figures, freeBet }: { figures: Figures; freeBet: boolean }) {
  const { t, language } = useTranslation();
  const { session, currency } = useSports();
  const balances = useBalances();
  const money = (minor: bigint) => formatAmount(minor, currency, languageTag(language));
  // Bonus money that is not valid for sports is not part of the available amount.
  const available = minorUnitsOf(amountOfType(balances, "PlayableSports"), currency);
  const isShort = figures.stakeMinor > available;
  const [first] = figures.bets;
  const lines = first && figures.bets.length === 1 && first.lines > 1 ? first : undefined;
  return (
    <>
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
        {session !== null && balances !== null && !freeBet ? (
          <>
            <dt className="text-mist">{t("sportsbook.available")}</dt>
            <dd className={classNames("text-right tabular-nums", isShort && "text-alarm")}>
              {money(available)}
            </dd>
          </>
        ) : null}
        <dt className="text-mist">{t("sportsbook.potentialReturn")}</dt>
        <dd className="text-right text-md font-semibold text-gain tabular-nums">
          {money(figures.returnMinor)}
        </dd>
      </dl>
      {session !== null && !freeBet ? (
        <BonusLockNote
          balances={balances}
          type="PlayableSports"
          stake={amountOf(figures.stakeMinor, currency)}
          text={(amount) =>
            t("sportsbook.lockedElsewhere", { amount: money(minorUnitsOf(amount, currency)) })
          }
          link={t("sportsbook.seeBonuses")}
        />
      ) : null}
    </>
  );
}
