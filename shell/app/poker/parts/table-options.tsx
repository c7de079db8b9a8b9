import type { PokerTable } from "@parlour/contracts/entities/poker";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { useChips } from "./use-chips.ts";

type Terms = Pick<PokerTable, "bigBlind" | "currency" | "options" | "fastFold">;

/** Explains the special rules of a table, if it has any. */
export function TableOptions({ table, heading: Heading = "h3" }: { table: Terms; heading?: "h2" | "h3" }) {
  const { t } = useTranslation();
  const chips = useChips(table.currency);
  const { straddle, runItTwice, bombPot, anonymous } = table.options;
  if (!straddle && !runItTwice && bombPot === null && anonymous === null && !table.fastFold) return null;
  return (
    <section className="grid gap-1.5 text-sm text-mist">
      <Heading className="font-semibold text-ivory">{t("poker.tableRules")}</Heading>
      {table.fastFold ? (
        <>
          <p>{t("poker.ruleFastFold")}</p>
          <p>{t("poker.ruleFastFoldBlinds")}</p>
          <p>{t("poker.ruleFastFoldEntries", { count: table.fastFold.entries })}</p>
        </>
      ) : null}
      {anonymous ? <p>{t("poker.ruleAnonymous", { hours: anonymous.revealAfterHours })}</p> : null}
      {straddle ? <p>{t("poker.ruleStraddle", { amount: chips(2 * table.bigBlind) })}</p> : null}
      {runItTwice ? <p>{t("poker.ruleRunItTwice")}</p> : null}
      {bombPot ? (
        <p>
          {t(bombPot.boards === 2 ? "poker.ruleBombPotTwo" : "poker.ruleBombPot", {
            count: bombPot.everyHands,
            ante: chips(bombPot.ante),
          })}
        </p>
      ) : null}
    </section>
  );
}
