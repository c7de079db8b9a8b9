import { useEffect, useRef } from "react";
import { useGame } from "./game-context.ts";

/** Tables may still be painting what they need: they are asked again until they play. */
const EVERY_MS = 300;

/** A round that is seen again plays by itself, once. */
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
