import { useEffect, useRef, useState } from "react";
import { pointsText } from "../../kit/client/blackjack/blackjack-hand.tsx";
import { useGame, useSeat } from "../../kit/client/game-context.ts";
import { moveHindrance } from "../../kit/client/move-hindrance.ts";
import type { Round } from "../../kit/client/seat.ts";
import { useResult } from "../../kit/client/use-result.ts";
import { useRounds } from "../../kit/client/use-rounds.ts";
import { useStake } from "../../kit/client/use-stake.ts";
import type { BlackjackMove } from "../../kit/math/blackjack/blackjack-odds.ts";
import type { BlackjackView } from "../math/state.ts";
import { type DealPlan, planDeal, STEP_MS } from "./deal-plan.ts";

type Shown = { view: BlackjackView; delays: DealPlan["delays"]; revealed: boolean };

/** The state of a blackjack table: the round, and how many of its cards have been shown so far. */
export function useBlackjack() {
  const { t, sound, motion, announce } = useGame();
  const { balance } = useSeat();
  const rounds = useRounds<BlackjackView>();
  const stake = useStake();
  const { result, show, clear } = useResult();
  const [round, setRound] = useState<Round<BlackjackView> | null>(rounds.resumed);
  const [shown, setShown] = useState<Shown | null>(() =>
    rounds.resumed === null ? null : { view: rounds.resumed.view, delays: new Map(), revealed: true },
  );
  const [dealing, setDealing] = useState(false);
  const alive = useRef(true);
  useEffect(() => {
    alive.current = true;
    return () => {
      alive.current = false;
    };
  }, []);

  const deal = async (before: BlackjackView | null, next: Round<BlackjackView>) => {
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
    } else {
      const hand = view.hands[view.active ?? 0]!;
      announce(
        t("games-blackjack.announcement", { hand: pointsText(hand), dealer: pointsText(view.dealer) }),
      );
    }
  };

  const attempt = async (before: BlackjackView | null, ask: () => Promise<Round<BlackjackView> | null>) => {
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

  return {
    stake,
    result,
    shown,
    round,
    dealing,
    stuck: rounds.stuck,
    hindrance,
    start: () =>
      attempt(null, async () => {
        clear();
        const next = await rounds.play({ stake: stake.value });
        // The last round's cards are cleared before new ones are dealt.
        if (next !== null && shown !== null) {
          setShown(null);
          await motion.pause(STEP_MS / 2);
        }
        return next;
      }),
    move: (kind: BlackjackMove) => {
      const allowed = round?.view.allowed.find((option) => option.kind === kind);
      if (round === null || allowed === undefined || hindrance(allowed.cost) !== null) return;
      sound.play("press");
      void attempt(round.view, () => rounds.act(round, { kind }, allowed.cost));
    },
  };
}

export type BlackjackSeat = ReturnType<typeof useBlackjack>;
