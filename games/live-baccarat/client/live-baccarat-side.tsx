import { SqueezeCard } from "../../kit/client/baccarat/squeeze-card.tsx";
import { cardName } from "../../kit/client/card-name.ts";
import { useGame } from "../../kit/client/game-context.ts";
import { betWords } from "../../kit/math/baccarat/baccarat-pay-tables.ts";
import { totalOf } from "../../kit/math/baccarat/tableau.ts";
import { cardCode } from "../../kit/math/cards.ts";
import type { DealSchedule } from "../math/deal-schedule.ts";

type LiveBaccaratSideProps = {
  side: "player" | "banker";
  cards: readonly number[];
  times: DealSchedule["player"];
  elapsedMs: number;
  isWinner: boolean;
  peeledOf: (card: number) => number;
  onPeel: (card: number, share: number) => void;
};

/**
 * One side of the table: its cards as they are dealt and turned over, and the points of the face-up cards.
 */
export function LiveBaccaratSide(props: LiveBaccaratSideProps) {
  const { side, cards, times, elapsedMs, isWinner, peeledOf, onPeel } = props;
  const { t } = useGame();
  const dealt = cards.filter((_, at) => elapsedMs >= (times[at]?.dealtMs ?? 0));
  const open = cards.filter((_, at) => elapsedMs >= (times[at]?.openMs ?? 0));
  const spoken = open.map((card) => cardName(cardCode(card), t)).join(", ");
  return (
    <section className="lbac-side" data-side={side} data-won={isWinner} aria-label={t(betWords[side])}>
      <h2 className="table-tag">
        {t(betWords[side])}
        {open.length > 0 ? <span className="lbac-points">{totalOf(open)}</span> : null}
      </h2>
      {spoken ? <p className="sr-only">{spoken}</p> : null}
      <div className="lbac-cards">
        {dealt.map((card, at) => (
          <SqueezeCard
            // biome-ignore lint/suspicious/noArrayIndexKey: cards never change order
            key={at}
            code={cardCode(card)}
            isOpen={elapsedMs >= times[at]!.openMs}
            isSqueezable={at < 2}
            label={t("games-live-baccarat.squeeze", { hand: t(betWords[side]), card: at + 1 })}
            peeled={peeledOf(at)}
            onPeel={(share) => onPeel(at, share)}
            className={at === 2 ? "lbac-third" : ""}
          />
        ))}
      </div>
    </section>
  );
}
