import type { ReactNode } from "react";
import { cardName } from "../card-name.ts";
import { useGame } from "../game-context.ts";
import { PlayingCard } from "../playing-card.tsx";
import type { CardMove, TableCard } from "./deal-order.ts";

type DealerHandProps = {
  label: string;
  /** The cards from left to right; null for a position that has no card yet. */
  cards: readonly (TableCard | null)[];
  moves: ReadonlyMap<string, CardMove>;
  /** The number of card outlines drawn on the felt. */
  places: number;
  /** The value of the hand, set once all its cards are visible. */
  caption?: ReactNode;
  tone?: "won" | "lost" | "push" | undefined;
};

/** One side's cards on their outlines on the felt, with the value of the hand. */
export function DealerHand({ label, cards, moves, places, caption, tone }: DealerHandProps) {
  const { t } = useGame();
  const spoken = cards.flatMap((card) => (card === null ? [] : [cardName(card.code, t)])).join(", ");
  return (
    <section className="dealer-hand" data-tone={tone} aria-label={label}>
      <h2>
        {label}
        <span className="dealer-caption" data-shown={Boolean(caption)}>
          {caption || "–"}
        </span>
      </h2>
      {spoken === "" ? null : <p className="sr-only">{spoken}</p>}
      <div className="dealer-cards">
        {Array.from({ length: Math.max(places, cards.length) }, (_, place) => {
          const card = cards[place];
          const move = card && moves.get(card.key);
          return (
            <span key={card?.key ?? `place-${place}`} className="dealer-place">
              {card ? (
                <PlayingCard
                  key={card.key}
                  code={card.code}
                  dealt={move?.isDealt ?? false}
                  delayMs={move?.delayMs ?? 0}
                />
              ) : null}
            </span>
          );
        })}
      </div>
    </section>
  );
}
