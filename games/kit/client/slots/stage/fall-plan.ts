import type { Place } from "../../../math/slots/slot-state.ts";

/**
 * Where each symbol of the next screen comes from: a row of the previous screen, or a number of rows above
 * the window.
 */
export type FallPlan = { from: number; isNew: boolean }[][];

/**
 * How symbols fall when the winning ones are removed: the rest drop to the bottom in order, and new ones come
 * in from above.
 */
export function planFall(heights: readonly number[], gone: readonly Place[]): FallPlan {
  return heights.map((height, reel) => {
    const removed = new Set(gone.filter(([at]) => at === reel).map(([, row]) => row));
    const left = Array.from({ length: height }, (_, row) => row).filter((row) => !removed.has(row));
    const fresh = height - left.length;
    return Array.from({ length: height }, (_, row) =>
      row < fresh ? { from: row - fresh, isNew: true } : { from: left[row - fresh]!, isNew: false },
    );
  });
}
