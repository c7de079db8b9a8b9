import { startTransition, useEffect, useState } from "react";

/** As many cards as fit in one frame's time. */
const STEP = 4;

/**
 * How many cards to render by now: the first screen at once, the others a few per frame, so that scrolling
 * never waits for a whole batch.
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
