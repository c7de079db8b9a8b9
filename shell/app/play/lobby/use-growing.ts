import { startTransition, useEffect, useState } from "react";

/** The number of cards that can be rendered within one frame. */
const STEP = 4;

/**
 * How many cards to render now: the first screen immediately, the others a few per frame, so that scrolling
 * is never blocked by a whole batch.
 */
export function useGrowing(wanted: number, isFirstLook: boolean): number {
  const [drawn, setDrawn] = useState(isFirstLook ? wanted : 0);
  if (drawn > wanted) setDrawn(wanted);
  useEffect(() => {
    if (drawn >= wanted) return;
    const frame = requestAnimationFrame(() => startTransition(() => setDrawn(drawn + STEP)));
    return () => cancelAnimationFrame(frame);
  }, [drawn, wanted]);
  return Math.min(drawn, wanted);
}
