import { useEffect, useRef } from "react";
import { useGame } from "./game-context.ts";

/** The table may still be painting its sprites, so this retries until it can play. */
const EVERY_MS = 300;

/** Plays a replayed round once, without a press. */
export function useReplayedPlay(onPlay: (() => void) | undefined): void {
  const { replay } = useGame();
  const press = useRef(onPlay);
  press.current = onPlay;
  useEffect(() => {
    if (replay === null || replay.isUnderWay()) return;
    const timer = setInterval(() => {
      if (replay.isUnderWay()) clearInterval(timer);
      else press.current?.();
    }, EVERY_MS);
    return () => clearInterval(timer);
  }, [replay]);
}
