import { useEffect, useRef } from "react";
import { useGame } from "./game-context.ts";

/** The interval between attempts to start the replay; the table may still be painting its sprites. */
const EVERY_MS = 300;

/** Starts a replayed round automatically, and only once. */
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
