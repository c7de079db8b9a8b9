import type { MessageKey } from "@parlour/web/i18n/messages";
import { classNames } from "@parlour/web/ui/class-names";
import type { CSSProperties } from "react";
import type { HandOutcome } from "../../math/blackjack/blackjack-odds.ts";
import { cardName } from "../card-name.ts";
import { useGame } from "../game-context.ts";
import { PlayingCard } from "../playing-card.tsx";
import "./blackjack-hand.css";

export const handOutcomeWords: Record<HandOutcome, MessageKey> = {
  blackjack: "games-blackjack.outcomeBlackjack",
  win: "games-blackjack.outcomeWin",
  push: "games-blackjack.outcomePush",
  lose: "games-blackjack.outcomeLose",
  bust: "games-blackjack.outcomeBust",
  surrender: "games-blackjack.outcomeSurrender",
};

type BlackjackHandProps = {
  label: string;
  cards: readonly (string | null)[];
  keyOf: (card: number) => string;
  /**
   * How long after the hand changes each new card leaves the shoe. If unset, every card is dealt as soon as it
   * appears.
   */
  delays?: ReadonlyMap<string, number>;
  /** The total as text; null while cards are still being dealt. */
  points: string | null;
  outcome?: HandOutcome | null;
  active?: boolean;
  bet?: string;
};

/** Formats a total for display; a soft hand shows both totals, such as 7/17. */
export function pointsText({ total, soft }: { total: number; soft: boolean }): string {
  return soft && total < 21 ? `${total - 10}/${total}` : String(total);
}

export function BlackjackHand(props: BlackjackHandProps) {
  const { label, cards, keyOf, delays, points, outcome = null, active = false, bet } = props;
  const { t } = useGame();
  const spoken = cards.map((code) => cardName(code, t)).join(", ");
  return (
    <section
      className={classNames("bj-hand", active && "bj-hand-active")}
      data-outcome={outcome ?? undefined}
      aria-label={label}
      style={{ "--cards": cards.length } as CSSProperties}
    >
      <p className="sr-only">
        {spoken}
        {points === null ? "" : `: ${points}`}
      </p>
      <div className="bj-cards">
        {cards.map((code, index) => {
          const key = keyOf(index);
          return (
            <PlayingCard
              key={key}
              code={code}
              dealt={delays?.has(key) ?? true}
              delayMs={delays?.get(key) ?? 0}
            />
          );
        })}
      </div>
      <div className="bj-tags">
        <span className="bj-points" data-shown={points !== null}>
          {points ?? "–"}
        </span>
        {outcome === null ? null : <span className="bj-outcome">{t(handOutcomeWords[outcome])}</span>}
        {bet === undefined ? null : <span className="bj-bet">{bet}</span>}
      </div>
    </section>
  );
}
