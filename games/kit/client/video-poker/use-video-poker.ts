import { useState } from "react";
import type { VideoPokerAction, VideoPokerView } from "../../math/video-poker.ts";
import type { DoubleUpAction, DoubleUpView } from "../../math/video-poker-double-up.ts";
import { cardName } from "../card-name.ts";
import { useGame } from "../game-context.ts";
import type { Round } from "../seat.ts";
import { useResult } from "../use-result.ts";
import { useRounds } from "../use-rounds.ts";
import { doubleOutcomes, handNames } from "./hand-names.ts";
import { useCoins } from "./use-coins.ts";

export const DEAL_MS = 130;
/** How long the cards of a double-up stay open before the next decision. */
const DOUBLE_MS = 1_600;
const noHolds: readonly boolean[] = [false, false, false, false, false];

/** The phases of a round; "over" is also the time before the first one. */
type Phase = "over" | "hold" | "double";

function phaseOf(view: VideoPokerView | null): Phase {
  if (view === null || view.done) return "over";
  return view.held === null ? "hold" : "double";
}

/** The state of a video poker machine: deal, hold, draw and double up. */
export function useVideoPoker() {
  const { t, sound, motion, announce, money, replay } = useGame();
  const rounds = useRounds<VideoPokerView>();
  const coins = useCoins();
  const { result, show, clear } = useResult();
  const [round, setRound] = useState<Round<VideoPokerView> | null>(rounds.resumed);
  const [view, setView] = useState<VideoPokerView | null>(rounds.resumed?.view ?? null);
  const [holds, setHolds] = useState(noHolds);
  const [dealing, setDealing] = useState(false);
  /** The double-up whose cards are open; in a replay, the double-up of the step that is shown. */
  const [double, setDouble] = useState<DoubleUpView | null>(
    replay === null ? null : (rounds.resumed?.view.doubles.at(-1) ?? null),
  );
  /** Counts deals, so that a card dealt again in the same position is treated as a new card. */
  const [deal, setDeal] = useState(0);
  const phase = phaseOf(round?.view ?? null);

  const lay = async (next: Round<VideoPokerView>, newCards: number) => {
    setView(next.view);
    setDeal((count) => count + 1);
    for (let card = 0; card < newCards; card += 1) {
      setTimeout(() => sound.play("card"), motion.reduced ? 0 : card * DEAL_MS);
    }
    await motion.pause(newCards * DEAL_MS + 350);
  };
  const describe = ({ cards, hand }: VideoPokerView) => {
    const seen = cards.map((code) => cardName(code, t)).join(", ");
    const name = hand === null ? undefined : handNames[hand];
    return name === undefined ? seen : `${seen}. ${t(name)}`;
  };
  /** Runs one step of the round; no other step can start until it has ended. */
  const during = async (step: () => Promise<void>) => {
    if (dealing) return;
    setDealing(true);
    await step();
    setDealing(false);
  };
  const act = (action: VideoPokerAction) =>
    round === null ? Promise.resolve(null) : rounds.act(round, action);
  /** Ends the round, or waits until the player takes the win or doubles up. */
  const conclude = (next: Round<VideoPokerView>, outcome: string) => {
    if (next.done) {
      setRound(null);
      show(next, outcome);
      return;
    }
    setDouble(null);
    setRound(next);
    sound.play("win");
    const { win } = next.view;
    const question = { from: money(win), to: money(2 * win) };
    announce(`${outcome}. ${t("games-video-poker.doubleQuestion", question)}`);
  };

  const start = () =>
    during(async () => {
      clear();
      setDouble(null);
      const next = await rounds.play(coins.bet);
      if (next === null) return;
      setHolds(noHolds);
      await lay(next, 5);
      setRound(next);
      announce(describe(next.view));
    });
  const draw = () =>
    during(async () => {
      const next = await act({ kind: "draw", hold: [...holds] });
      if (next === null) return;
      await lay(next, holds.filter((held) => !held).length);
      conclude(next, describe(next.view));
    });
  const collect = () =>
    during(async () => {
      const next = await act({ kind: "collect" });
      if (next !== null) conclude(next, "");
    });
  const risk = (action: DoubleUpAction) =>
    during(async () => {
      const next = await act(action);
      if (next === null) return;
      const last = next.view.doubles.at(-1)!;
      sound.play("flip");
      setDouble(last);
      setView(next.view);
      await motion.pause(DOUBLE_MS);
      const own = last.kind === "higher" ? [cardName(last.cards[1 + last.pick]!, t)] : [];
      const cards = [cardName(last.cards[0]!, t), ...own].join(", ");
      conclude(next, `${cards}. ${t(doubleOutcomes[last.outcome])}`);
    });
  return {
    coins,
    view,
    phase,
    holds,
    deal,
    dealing,
    double,
    result,
    stuck: rounds.stuck,
    play: () => void { over: start, hold: draw, double: collect }[phase](),
    risk: (action: DoubleUpAction) => {
      if (phase === "double") void risk(action);
    },
    toggle(place: number) {
      if (phase !== "hold" || dealing) return;
      sound.play("press");
      setHolds((known) => known.map((held, index) => (index === place ? !held : held)));
    },
  };
}
