import { useState } from "react";
import { cardName } from "../../kit/client/card-name.ts";
import { useGame } from "../../kit/client/game-context.ts";
import type { Round } from "../../kit/client/seat.ts";
import { useResult } from "../../kit/client/use-result.ts";
import { useRounds } from "../../kit/client/use-rounds.ts";
import { useStake } from "../../kit/client/use-stake.ts";
import type { HiLoAction, HiLoView } from "../math/hi-lo.ts";

const TURN_MS = 480;

/** The state of a hi-lo table: the row of cards and the current round. */
export function useHiLo() {
  const { t, money, sound, motion, announce } = useGame();
  const rounds = useRounds<HiLoView>();
  const stake = useStake();
  const { result, show, clear } = useResult();
  const [round, setRound] = useState<Round<HiLoView> | null>(rounds.resumed);
  const [view, setView] = useState<HiLoView | null>(rounds.resumed?.view ?? null);
  const [turning, setTurning] = useState(false);

  const turn = async (ask: () => Promise<Round<HiLoView> | null>) => {
    if (turning) return;
    setTurning(true);
    const next = await ask();
    if (next !== null) {
      const cashedOut = next.view.outcome === "cashedOut" && next.view.cards.length === view?.cards.length;
      setView(next.view);
      if (!cashedOut) {
        sound.play("card");
        await motion.pause(TURN_MS);
      }
      setRound(next.done ? null : next);
      const card = cardName(next.view.cards.at(-1) ?? null, t);
      if (next.done) show(next, card);
      else announce(t("games-hi-lo.announcement", { card, amount: money(next.view.cashOut) }));
      if (!next.done && next.view.calls.at(-1) !== "skip" && next.view.calls.length > 0) sound.play("gem");
    }
    setTurning(false);
  };
  return {
    stake,
    round,
    view,
    turning,
    result,
    stuck: rounds.stuck,
    start: () =>
      void turn(() => {
        clear();
        setView(null);
        return rounds.play({ stake: stake.value });
      }),
    act: (kind: HiLoAction["kind"]) => {
      if (round === null) return;
      const allowed =
        kind === "cashOut"
          ? round.view.cashOut > 0
          : kind === "skip"
            ? round.view.canSkip
            : round.view.guesses.some((guess) => guess.kind === kind);
      if (allowed) void turn(() => rounds.act(round, { kind }));
    },
  };
}
