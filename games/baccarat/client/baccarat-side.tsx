import { cardName } from "../../kit/client/card-name.ts";
import { useGame } from "../../kit/client/game-context.ts";
import { PlayingCard } from "../../kit/client/playing-card.tsx";
import type { BaccaratView } from "../math/baccarat.ts";
import { betNames } from "./bet-names.ts";

type BaccaratSideProps = {
  side: "player" | "banker";
  hand: BaccaratView["player"] | null;
  delays: readonly number[];
  /** Whether all cards have been dealt, so that the total can be shown. */
  revealed: boolean;
  won: boolean;
  /** Part of each card's React key: a new round creates new cards, which are dealt with an animation. */
  roundId: string;
};

/** One side of the table: its cards, with the third laid sideways, and its points. */
export function BaccaratSide({ side, hand, delays, revealed, won, roundId }: BaccaratSideProps) {
  const { t } = useGame();
  const spoken = hand?.cards.map((code) => cardName(code, t)).join(", ");
  return (
    <section className="bac-side" data-side={side} data-won={won} aria-label={t(betNames[side])}>
      <h2>
        {t(betNames[side])}
        <span className="bac-points" data-shown={revealed && hand !== null}>
          {hand?.total ?? 0}
        </span>
      </h2>
      {revealed && spoken ? <p className="sr-only">{spoken}</p> : null}
      <div className="bac-cards">
        {hand?.cards.map((code, index) => (
          <PlayingCard
            // biome-ignore lint/suspicious/noArrayIndexKey: cards never change order
            key={`${roundId}-${index}`}
            code={code}
            delayMs={delays[index] ?? 0}
            className={index === 2 ? "bac-third" : ""}
          />
        ))}
      </div>
    </section>
  );
}
