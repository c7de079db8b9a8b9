import type { PokerTable } from "@parlour/contracts/entities/poker";
import type { MessageKey } from "@parlour/web/i18n/messages";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { useChips } from "./use-chips.ts";

type Terms = Pick<PokerTable, "game" | "limit" | "bigBlind" | "currency" | "options" | "fastFold">;

/** The rules in which a game differs from Texas hold'em. */
const gameRules: Record<PokerTable["game"], readonly MessageKey[]> = {
  holdem: [],
  shortDeck: ["poker.ruleShortDeck"],
  omaha: ["poker.ruleOmaha"],
  omaha5: ["poker.ruleOmaha"],
  omahaHiLo: ["poker.ruleOmaha", "poker.ruleHiLo"],
  omaha5HiLo: ["poker.ruleOmaha", "poker.ruleHiLo"],
};

/** Explains how a table differs from ordinary no-limit hold'em, if it does. */
export function TableOptions({ table, heading: Heading = "h3" }: { table: Terms; heading?: "h2" | "h3" }) {
  const { t } = useTranslation();
  const chips = useChips(table.currency);
  const { ante, buttonBlind, straddle, runItTwice, bombPot, anonymous } = table.options;
  const isSpecial = ante !== null || buttonBlind || straddle || runItTwice || bombPot || anonymous;
  const rules = gameRules[table.game];
  if (!isSpecial && rules.length === 0 && table.limit !== "fixed" && !table.fastFold) return null;
  return (
    <section className="grid gap-1.5 text-sm text-mist">
      <Heading className="font-semibold text-ivory">{t("poker.tableRules")}</Heading>
      {rules.map((rule) => (
        <p key={rule}>{t(rule)}</p>
      ))}
      {table.limit === "fixed" ? (
        <p>{t("poker.ruleFixedLimit", { small: chips(table.bigBlind), big: chips(2 * table.bigBlind) })}</p>
      ) : null}
      {ante === null ? null : <p>{t("poker.ruleAnte", { amount: chips(ante) })}</p>}
      {buttonBlind ? <p>{t("poker.ruleButtonBlind", { amount: chips(table.bigBlind) })}</p> : null}
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
