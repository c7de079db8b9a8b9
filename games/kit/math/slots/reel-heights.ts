import type { Slot, Weighted } from "./slot.ts";

/**
 * The weighted heights of each reel; undefined if every reel shows all rows. `level` is the
 * number of the respin, or 0 for the paid spin, in slots that grow with each respin.
 */
export function reelHeights(slot: Slot, isFree: boolean, level = 0): readonly Weighted[] | undefined {
  if (slot.rising) return slot.reels.map(() => [[slot.rising![level]!, 1]]);
  if (slot.opening) return slot.opening[level]!.map((height) => [[height, 1]]);
  return (isFree && slot.freeSpins?.heights) || slot.heights;
}

/** The number of spins in the longest round of a slot that grows with each respin; 1 for other slots. */
export const levelsOf = ({ rising, opening }: Slot): number => (rising ?? opening ?? [0]).length;
