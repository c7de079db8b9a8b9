import { useState } from "react";
import type { PlayedRound } from "../../kit/client/auto-bet.ts";
import { cardName } from "../../kit/client/card-name.ts";
import { useGame } from "../../kit/client/game-context.ts";
import type { Round } from "../../kit/client/seat.ts";
import { useAutoplay } from "../../kit/client/use-autoplay.ts";
import { useKept } from "../../kit/client/use-kept.ts";
import { useResult } from "../../kit/client/use-result.ts";
import { useRounds } from "../../kit/client/use-rounds.ts";
import { useStake } from "../../kit/client/use-stake.ts";
import type { HiLoAction, HiLoView } from "../math/hi-lo.ts";
import { actionBy, readRule } from "./hi-lo-rule.ts";

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
  const [rule, setRule] = useKept("rule", readRule);

  /** Asks the server for the next card and shows it; `shown` is how many cards are on the table. */
  const turn = async (
    ask: () => Promise<Round<HiLoView> | null>,
    shown: number,
  ): Promise<Round<HiLoView> | null> => {
    setTurning(true);
    const next = await ask();
    if (next !== null) {
      const cashedOut = next.view.outcome === "cashedOut" && next.view.cards.length === shown;
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
    return next;
  };
  const begin = () =>
    turn(() => {
      clear();
      setView(null);
      return rounds.play({ stake: stake.value });
    }, 0);
  const act = (current: Round<HiLoView>, kind: HiLoAction["kind"]) =>
    turn(() => rounds.act(current, { kind }), current.view.cards.length);
  /** Plays a whole round under the autoplay rule. */
  const playByRule = async (): Promise<PlayedRound | null> => {
    let current = await begin();
    while (current !== null && !current.done) current = await act(current, actionBy(rule, current.view));
    return current;
  };
  const autoplay = useAutoplay(playByRule, stake);
  const fixed = turning || rounds.stuck || autoplay.running;
  return {
    stake,
    round,
    view,
    turning,
    result,
    rule,
    setRule,
    autoplay,
    /** Whether the controls are disabled, for example while a card is being turned or autoplay is running. */
    fixed,
    start() {
      if (!fixed && round === null) void begin();
    },
    act(kind: HiLoAction["kind"]) {
      if (fixed || round === null) return;
      const allowed =
        kind === "cashOut"
          ? round.view.cashOut > 0
          : kind === "skip"
            ? round.view.canSkip
            : round.view.guesses.some((guess) => guess.kind === kind);
      if (allowed) void act(round, kind);
    },
  };
}
