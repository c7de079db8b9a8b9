import { useState } from "react";
import type { VideoPokerView } from "../../math/video-poker.ts";
import { cardName } from "../card-name.ts";
import { useGame } from "../game-context.ts";
import type { Round } from "../seat.ts";
import { useResult } from "../use-result.ts";
import { useRounds } from "../use-rounds.ts";
import { useStake } from "../use-stake.ts";
import { handNames } from "./hand-names.ts";

export const DEAL_MS = 130;
const noHolds: readonly boolean[] = [false, false, false, false, false];

/** The state of a video poker machine: deal, choose and draw. */
export function useVideoPoker() {
  const { t, sound, motion, announce } = useGame();
  const rounds = useRounds<VideoPokerView>();
  const stake = useStake();
  const { result, show, clear } = useResult();
  const [round, setRound] = useState<Round<VideoPokerView> | null>(rounds.resumed);
  const [view, setView] = useState<VideoPokerView | null>(rounds.resumed?.view ?? null);
  const [holds, setHolds] = useState(noHolds);
  const [dealing, setDealing] = useState(false);
  /** Counts deals, so that a card dealt again in the same position is treated as a new card. */
  const [deal, setDeal] = useState(0);

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

  const start = async () => {
    if (dealing) return;
    setDealing(true);
    clear();
    const next = await rounds.play({ stake: stake.value });
    if (next !== null) {
      setHolds(noHolds);
      await lay(next, 5);
      setRound(next);
      announce(describe(next.view));
    }
    setDealing(false);
  };
  const draw = async () => {
    if (dealing || round === null) return;
    setDealing(true);
    const next = await rounds.act(round, { kind: "draw", hold: [...holds] });
    if (next !== null) {
      await lay(next, holds.filter((held) => !held).length);
      setRound(null);
      show(next, describe(next.view));
    }
    setDealing(false);
  };
  return {
    stake,
    view,
    round,
    holds,
    deal,
    dealing,
    result,
    stuck: rounds.stuck,
    play: () => void (round === null ? start() : draw()),
    toggle(place: number) {
      if (round === null || dealing) return;
      sound.play("press");
      setHolds((known) => known.map((held, index) => (index === place ? !held : held)));
    },
  };
}
