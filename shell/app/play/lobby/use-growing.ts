import { startTransition, useEffect, useState } from "react";

/** As many cards as a frame has time for. */
const STEP = 4;

/**
 * How many of a list's cards may be drawn by now: those of the first look at once, others a few a frame, so that a
 * finger on the page never waits for a whole shelf of them.
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
