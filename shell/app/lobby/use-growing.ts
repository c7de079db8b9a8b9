import { startTransition, useEffect, useState } from "react";

/** As many cards as a frame has time for. */
const STEP = 8;

/**
 * As much of a list as may be drawn by now: what was there at first at once, what joins it a few cards a frame, so
 * that a finger on the page never waits for a whole page of new cards.
 */
export function useGrowing<Item>(items: readonly Item[]): readonly Item[] {
  const [drawn, setDrawn] = useState({ first: items[0], count: items.length });
  // Another list starts anew, whole.
  const isOther = drawn.first !== items[0];
  const count = isOther ? items.length : drawn.count;
  if (isOther) setDrawn({ first: items[0], count });
  useEffect(() => {
    if (count >= items.length) return;
    const frame = requestAnimationFrame(() =>
      startTransition(() => setDrawn({ first: items[0], count: count + STEP })),
    );
    return () => cancelAnimationFrame(frame);
  }, [items, count]);
  return count < items.length ? items.slice(0, count) : items;
}
