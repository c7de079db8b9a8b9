import { useEffect, useRef, useState } from "react";
import type { DealerView } from "../../math/dealer-view.ts";
import { useGame, useSeat } from "../game-context.ts";
import { moveHindrance } from "../move-hindrance.ts";
import type { Round } from "../seat.ts";
import { useChips } from "../use-chips.ts";
import { useResult } from "../use-result.ts";
import { useRounds } from "../use-rounds.ts";
import { type CardMove, planDeal, STEP_MS, type TableCard } from "./deal-order.ts";

type DealerGame<View> = {
  /** The cards on the table, in the order in which they are dealt or turned over. */
  cardsOf: (view: View) => readonly TableCard[];
  /** The state of the round as screen readers announce it. */
  describe: (view: View) => string;
  /** Starts an animation other than dealing cards, such as a roll of dice; returns its duration in ms. */
  animate?: (before: View | null, view: View) => number;
};

type Shown<View> = {
  view: View;
  moves: ReadonlyMap<string, CardMove>;
  /** Whether all cards have reached the table, so that hands and results can be shown. */
  revealed: boolean;
};

/** The state of a table where one player bets chips against the dealer and then decides. */
export function useDealerTable<View extends DealerView>({ cardsOf, describe, animate }: DealerGame<View>) {
  const { sound, motion, announce } = useGame();
  const { balance } = useSeat();
  const rounds = useRounds<View>();
  const { result, show, clear } = useResult();
  const [round, setRound] = useState<Round<View> | null>(rounds.resumed);
  const [shown, setShown] = useState<Shown<View> | null>(() =>
    rounds.resumed === null ? null : { view: rounds.resumed.view, moves: new Map(), revealed: true },
  );
  const [dealing, setDealing] = useState(false);
  const isMounted = useRef(true);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  const wipe = () => {
    clear();
    setShown(null);
  };
  const chips = useChips({ locked: dealing || rounds.stuck || round !== null, onTouch: wipe });

  const deal = async (before: View | null, next: Round<View>) => {
    const { view } = next;
    const { moves, totalMs } = planDeal(before === null ? [] : cardsOf(before), cardsOf(view));
    // The moves allowed next would give away the result of a roll, so they change only after its animation.
    if (!animate) setRound(next.done ? null : next);
    setShown({ view, moves, revealed: false });
    for (const { delayMs, isDealt } of moves.values())
      setTimeout(() => sound.play(isDealt ? "card" : "flip"), motion.reduced ? 0 : delayMs);
    await motion.pause(totalMs + (animate?.(before, view) ?? 0));
    if (!isMounted.current) return;
    setRound(next.done ? null : next);
    setShown({ view, moves, revealed: true });
    if (next.done) show(next, describe(view));
    else {
      // Bets that are paid before the end of the round are credited immediately.
      next.settle();
      announce(describe(view));
    }
  };

  const attempt = async (before: View | null, ask: () => Promise<Round<View> | null>) => {
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
  const ready = round === null && !fixed && chips.total >= chips.min;
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
    start: () => {
      if (!ready) return;
      void attempt(null, async () => {
        clear();
        const next = await rounds.play({
          bets: chips.bets.map(({ spot, stake }) => ({ kind: spot, stake })),
        });
        if (next === null) return null;
        chips.keep();
        // The last round's cards are cleared before new ones are dealt.
        if (shown !== null) {
          setShown(null);
          await motion.pause(STEP_MS / 2);
        }
        return next;
      });
    },
    /** Sends the player's decision; `detail` contains the fields of the action other than its kind. */
    move: (kind: string, detail: object = {}) => {
      const allowed = round?.view.allowed.find((option) => option.kind === kind);
      if (round === null || allowed === undefined || hindrance(allowed.cost) !== null) return;
      sound.play(allowed.cost > 0 ? "chip" : "press");
      void attempt(round.view, () => rounds.act(round, { ...detail, kind }, allowed.cost));
    },
  };
}

export type DealerTable<View extends DealerView = DealerView> = ReturnType<typeof useDealerTable<View>>;
