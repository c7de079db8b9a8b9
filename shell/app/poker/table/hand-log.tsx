import type { PokerHandView, PokerLogEntry } from "@parlour/contracts/entities/poker";
import type { MessageKey } from "@parlour/web/i18n/messages";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { PlayingCard } from "../parts/playing-card.tsx";

const lineKeys: Partial<Record<PokerLogEntry["kind"], MessageKey>> = {
  ante: "poker.logPosts",
  dead: "poker.logPosts",
  blind: "poker.logPosts",
  call: "poker.logCalls",
  return: "poker.logReturned",
  fold: "poker.logFolds",
  check: "poker.logChecks",
  muck: "poker.logMucks",
  bet: "poker.logBets",
  raise: "poker.logRaises",
  reveal: "poker.logShows",
};

type HandLogProps = {
  hand: PokerHandView;
  nameOf: (seat: number) => string;
  chips: (amount: number) => string;
};

/** The hand so far, line by line. */
export function HandLog({ hand, nameOf, chips }: HandLogProps) {
  const { t } = useTranslation();
  return (
    <ol className="grid gap-1 text-sm text-mist">
      {hand.log.map((entry, at) => {
        const key = lineKeys[entry.kind];
        if (entry.kind === "rake")
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines are only added at the end
            <li key={at}>{t("poker.logRake", { amount: chips(entry.amount ?? 0) })}</li>
          );
        if (entry.kind === "runs")
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines are only added at the end
            <li key={at}>
              {t(entry.runs === 2 ? "poker.logRunsTwice" : "poker.logRunsOnce", {
                name: nameOf(entry.seat ?? 0),
              })}
            </li>
          );
        if (!key && entry.kind !== "board") return null;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines are only added at the end
          <li key={at} className="flex flex-wrap items-center gap-1.5">
            {key ? t(key, { name: nameOf(entry.seat ?? 0), amount: chips(entry.amount ?? 0) }) : null}
            {entry.board !== null && hand.boards.length > 1 ? (
              <span>{t("poker.boardNumber", { number: entry.board + 1 })}</span>
            ) : null}
            {entry.cards.map((card) => (
              <PlayingCard key={card} card={card} size="sm" />
            ))}
          </li>
        );
      })}
    </ol>
  );
}
