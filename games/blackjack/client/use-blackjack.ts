import { useEffect, useRef, useState } from "react";
import { pointsText } from "../../kit/client/blackjack/blackjack-hand.tsx";
import { useGame, useSeat } from "../../kit/client/game-context.ts";
import { moveHindrance } from "../../kit/client/move-hindrance.ts";
import type { Round } from "../../kit/client/seat.ts";
import { useResult } from "../../kit/client/use-result.ts";
import { useRounds } from "../../kit/client/use-rounds.ts";
import type { BlackjackViewV1 } from "../math/blackjack-v1.ts";
import { hintFor } from "../math/hint.ts";
import type { BlackjackTableMove, BlackjackView } from "../math/state.ts";
import { type DealPlan, planDeal, STEP_MS } from "./deal-plan.ts";
import { chipsOfSeats } from "./hand-chips.ts";
import { readView } from "./read-view.ts";
import { useHandChips } from "./use-hand-chips.ts";
import { useHintChoice } from "./use-hint-choice.ts";

type Shown = { view: BlackjackView; delays: DealPlan["delays"]; revealed: boolean };
type BlackjackRound = Round<BlackjackView>;

const readRound = (round: Round<BlackjackView | BlackjackViewV1>): BlackjackRound => ({
  ...round,
  view: readView(round.view),
});

/** The state of a blackjack table: chips, the round, and how many of its cards have been shown so far. */
export function useBlackjack() {
  const { t, sound, motion, announce, money } = useGame();
  const { balance } = useSeat();
  const rounds = useRounds<BlackjackView | BlackjackViewV1>();
  const { result, show, clear } = useResult();
  const [round, setRound] = useState(() => rounds.resumed && readRound(rounds.resumed));
  const [shown, setShown] = useState<Shown | null>(
    () => round && { view: round.view, delays: new Map(), revealed: true },
  );
  const [dealing, setDealing] = useState(false);
  const hint = useHintChoice();
  const alive = useRef(true);
  useEffect(() => {
    alive.current = true;
    return () => {
      alive.current = false;
    };
  }, []);
  const wipe = () => {
    clear();
    setShown(null);
  };
  const chips = useHandChips({
    locked: dealing || rounds.stuck || round !== null,
    onTouch: wipe,
    resumed: round && chipsOfSeats(round.view.seats),
  });

  const deal = async (before: BlackjackView | null, next: BlackjackRound) => {
    const { view } = next;
    const plan = planDeal(before, view);
    setRound(next);
    setShown({ view, delays: plan.delays, revealed: false });
    for (const delay of plan.delays.values())
      setTimeout(() => sound.play("card"), motion.reduced ? 0 : delay);
    await motion.pause(plan.totalMs);
    if (!alive.current) return;
    setShown({ view, delays: plan.delays, revealed: true });
    if (next.done) {
      show(next, t("games-blackjack.dealerHas", { points: pointsText(view.dealer) }));
      setRound(null);
      return;
    }
    // Side bets are paid with the opening deal.
    next.settle();
    const hand = view.hands[view.active ?? 0]!;
    const sideWin = view.seats.flatMap(({ sides }) => sides).reduce((sum, { win }) => sum + win, 0);
    announce(
      [
        before === null && sideWin > 0 ? t("games-blackjack.sideBetsWon", { amount: money(sideWin) }) : "",
        view.hands.length > 1 ? t("games-blackjack.hand", { number: hand.seat }) : "",
        t("games-blackjack.announcement", { hand: pointsText(hand), dealer: pointsText(view.dealer) }),
      ]
        .filter((part) => part !== "")
        .join(". "),
    );
  };

  const attempt = async (before: BlackjackView | null, ask: () => Promise<BlackjackRound | null>) => {
    if (dealing) return;
    setDealing(true);
    const next = await ask();
    if (next !== null) await deal(before, next);
    setDealing(false);
  };

  // While a move is being dealt, its stake has already left the balance, so we don't check again whether the
  // player can pay for it.
  const hindrance = (cost: number) =>
    round === null || dealing ? null : moveHindrance(cost, { balance, promotional: round.promotional });

  const fixed = dealing || rounds.stuck;
  const ready = round === null && !fixed && !chips.empty && chips.total >= chips.min;
  return {
    chips,
    result,
    shown,
    round,
    dealing,
    fixed,
    /** Whether the chips on the table can be played. */
    ready,
    hindrance,
    /** Takes the cards of the last round off the table, so that bets can be changed. */
    wipe,
    hint: {
      ...hint,
      /** The recommended move; null if hints are off or there is nothing to decide. */
      move:
        hint.isOn && round !== null && !dealing
          ? hintFor(round.view, (cost) => hindrance(cost) === null)
          : null,
    },
    start: () => {
      if (!ready) return;
      void attempt(null, async () => {
        clear();
        const next = await rounds.play({ bets: chips.bets });
        if (next === null) return null;
        chips.keep();
        // The last round's cards are cleared before new ones are dealt.
        if (shown !== null) {
          setShown(null);
          await motion.pause(STEP_MS / 2);
        }
        return readRound(next);
      });
    },
    move: (kind: BlackjackTableMove) => {
      const allowed = round?.view.allowed.find((option) => option.kind === kind);
      if (round === null || allowed === undefined || hindrance(allowed.cost) !== null) return;
      sound.play(allowed.cost > 0 ? "chip" : "press");
      void attempt(round.view, async () => {
        const next = await rounds.act(round, { kind }, allowed.cost);
        return next && readRound(next);
      });
    },
  };
}

export type BlackjackSeat = ReturnType<typeof useBlackjack>;
