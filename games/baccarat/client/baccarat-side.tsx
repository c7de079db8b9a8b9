import { SqueezeCard } from "../../kit/client/baccarat/squeeze-card.tsx";
import { cardName } from "../../kit/client/card-name.ts";
import { useGame } from "../../kit/client/game-context.ts";
import { PlayingCard } from "../../kit/client/playing-card.tsx";
import type { BaccaratView } from "../math/baccarat.ts";
import { betNames } from "./bet-names.ts";
import { SQUEEZED_CARDS, type Squeeze } from "./use-squeeze.ts";

type BaccaratSideProps = {
  side: "player" | "banker";
  hand: BaccaratView["player"] | null;
  delays: readonly number[];
  /** Set while the first cards are face down and can be squeezed; third cards are dealt afterwards. */
  squeeze: Squeeze | null;
  /** Whether the player squeezed the first cards of this round, which therefore lie on the table already. */
  wasSqueezed: boolean;
  /** Whether all cards have been dealt and the total can be shown. */
  revealed: boolean;
  won: boolean;
  /** Part of each card's React key: a new round creates new cards, which are dealt with an animation. */
  roundId: string;
};

/** One side of the table: its cards, with the third laid sideways, and its points. */
export function BaccaratSide(props: BaccaratSideProps) {
  const { side, hand, delays, squeeze, wasSqueezed, revealed, won, roundId } = props;
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
        {hand?.cards.slice(0, squeeze ? SQUEEZED_CARDS : 3).map((code, index) =>
          wasSqueezed && index < SQUEEZED_CARDS ? (
            <SqueezeCard
              // biome-ignore lint/suspicious/noArrayIndexKey: cards never change order
              key={`${roundId}-${index}`}
              code={code}
              isOpen={squeeze === null}
              isSqueezable
              label={t("games-baccarat.squeezeCard", { hand: t(betNames[side]), card: index + 1 })}
              peeled={squeeze?.peeledOf(side, index) ?? 0}
              onPeel={(share) => squeeze?.peel(side, index, share)}
              delayMs={delays[index] ?? 0}
              className=""
            />
          ) : (
            <PlayingCard
              // biome-ignore lint/suspicious/noArrayIndexKey: cards never change order
              key={`${roundId}-${index}`}
              code={code}
              delayMs={delays[index] ?? 0}
              className={index === 2 ? "bac-third" : ""}
            />
          ),
        )}
      </div>
    </section>
  );
}
