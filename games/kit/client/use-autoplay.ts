import { useEffect, useRef, useState } from "react";
import { useGame, useSeat } from "./game-context.ts";

type Plan = { rounds: number; lossLimit: number | null };

/**
 * Plays round after round until the count is reached, the player stops it, something fails or more than the limit
 * is lost. Only where the session allows it.
 */
export function useAutoplay(playOnce: () => Promise<boolean>) {
  const { session, seat, motion } = useGame();
  const { problem } = useSeat();
  const [left, setLeft] = useState(0);
  const running = useRef(false);
  const latest = useRef(playOnce);
  latest.current = playOnce;

  const stop = () => {
    running.current = false;
    setLeft(0);
  };
  const start = async ({ rounds, lossLimit }: Plan) => {
    if (!session.autoplayAllowed || running.current) return;
    running.current = true;
    const before = seat.state().balance;
    for (let round = rounds; round > 0 && running.current; round -= 1) {
      setLeft(round);
      if (!(await latest.current())) break;
      if (lossLimit !== null && before - seat.state().balance >= lossLimit) break;
      await motion.pause(500);
      // Even with reduced motion, the table is drawn once between two rounds.
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    stop();
  };
  useEffect(() => {
    if (problem !== null) running.current = false;
  }, [problem]);
  useEffect(
    () => () => {
      running.current = false;
    },
    [],
  );
  return { allowed: session.autoplayAllowed, running: left > 0, left, start, stop };
}

export type Autoplay = ReturnType<typeof useAutoplay>;
