import { classNames } from "@parlour/web/ui/class-names";
import type { CSSProperties } from "react";
import { BlackjackHand, pointsText } from "../../kit/client/blackjack/blackjack-hand.tsx";
import { useGame } from "../../kit/client/game-context.ts";
import { spotState } from "../../kit/client/settled.ts";
import { BlackjackSpots } from "./blackjack-spots.tsx";
import { handKey } from "./deal-plan.ts";
import type { BlackjackSeat } from "./use-blackjack.ts";

/** If a pair has been split into more than two hands, these are placed in two rows. */
const HANDS_PER_ROW = 2;

export const columnsOf = (hands: number): number => Math.max(1, Math.min(HANDS_PER_ROW, hands));

/** One place at the table: its hands, each with its result, and its betting spots. */
export function BlackjackPlace({ table, seat }: { table: BlackjackSeat; seat: number }) {
  const { t, money } = useGame();
  const { shown, round } = table;
  const hands = (shown?.view.hands ?? []).flatMap((hand, index) =>
    hand.seat === seat ? [{ ...hand, index }] : [],
  );
  const played = shown?.view.seats.find((one) => one.seat === seat);
  const isSeveral = (shown?.view.hands.length ?? 0) > 1;
  const isAsked =
    round !== null &&
    isSeveral &&
    shown?.view.seats.find(({ insurance }) => insurance.state === "offered")?.seat === seat;
  const columns = columnsOf(hands.length);
  const isOver = shown?.revealed === true && shown.view.done;
  return (
    <li
      className={classNames("bj-place", isAsked && "bj-asked")}
      data-seat={seat}
      data-played={hands.length > 0 || undefined}
      style={{ "--share": columns } as CSSProperties}
    >
      <div className="bj-place-hands">
        {hands.map(({ index, ...hand }, at) => (
          <BlackjackHand
            key={index - hands[0]!.index}
            label={
              hands.length > 1
                ? t("games-blackjack.splitHand", { number: seat, part: at + 1 })
                : t("games-blackjack.hand", { number: seat })
            }
            cards={hand.cards}
            keyOf={(card) => handKey(index, card)}
            delays={shown!.delays}
            points={shown!.revealed || round !== null ? pointsText(hand) : null}
            outcome={isOver || hand.outcome === "surrender" ? hand.outcome : null}
            active={isSeveral && shown!.view.active === index}
            {...(isOver && hand.win > 0 && { bet: money(hand.win) })}
          />
        ))}
      </div>
      {played && played.insurance.state === "taken" ? (
        <p className="bj-insured" data-state={!isOver ? undefined : spotState(played.insurance)}>
          {t("games-blackjack.insurance")}{" "}
          {isOver && played.insurance.win === 0
            ? t("games-blackjack.outcomeLose")
            : money(isOver ? played.insurance.win : played.insurance.stake)}
        </p>
      ) : null}
      <BlackjackSpots table={table} seat={seat} />
    </li>
  );
}
