import { useState } from "react";
import type { PlayedRound } from "./auto-bet.ts";
import { useGame } from "./game-context.ts";
import type { Round } from "./seat.ts";
import { isGain } from "./settled.ts";
import { useAutoplay } from "./use-autoplay.ts";
import { useResult } from "./use-result.ts";
import { useRounds } from "./use-rounds.ts";
import { useStake } from "./use-stake.ts";

type PastResult = { id: string; text: string; tone?: "gain" };

/** The line of a round in the list of recent results; only a win is marked. */
export const pastResult = (round: Omit<Round, "settle">, text: string): PastResult => ({
  id: round.roundId,
  text,
  ...(isGain(round) && { tone: "gain" }),
});

type QuickTable<View> = {
  /** The bet without its stake. */
  bet: Record<string, unknown>;
  /** Shows the outcome on the table; when the promise resolves, the win is added to the balance. */
  reveal: (view: View) => Promise<void>;
  /** The text of an outcome in the list of recent results. */
  textOf: (view: View) => string;
};

/** The state of a table where each round is one bet and one result. */
export function useQuickRound<View>({ bet, reveal, textOf }: QuickTable<View>) {
  const { sound } = useGame();
  const rounds = useRounds<View>();
  const stake = useStake();
  const { result, show, clear } = useResult();
  const [moving, setMoving] = useState(false);
  const [past, setPast] = useState<PastResult[]>([]);

  const play = async (): Promise<PlayedRound | null> => {
    if (moving) return null;
    clear();
    setMoving(true);
    sound.play("spin");
    const round: Round<View> | null = await rounds.play({ stake: stake.value, ...bet });
    if (round !== null) {
      await reveal(round.view);
      sound.play("drop");
      const text = textOf(round.view);
      show(round, text);
      const line = pastResult(round, text);
      setPast((known) => [line, ...known].slice(0, 16));
    }
    setMoving(false);
    return round;
  };
  const autoplay = useAutoplay(play, stake);
  return {
    stake,
    result,
    past,
    moving,
    stuck: rounds.stuck,
    /** Whether the bet cannot be changed, for example while a round is shown or autoplay is running. */
    fixed: moving || rounds.stuck || autoplay.running,
    play: () => void play(),
    autoplay,
  };
}

export type QuickRound = ReturnType<typeof useQuickRound<unknown>>;
