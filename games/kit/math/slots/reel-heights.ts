import type { Slot, Weighted } from "./slot.ts";

/**
 * The weighted heights of each reel; undefined if every reel shows all rows. `level` is the
 * number of the respin, or 0 for the paid spin, in slots that gain rows with each respin.
 */
export function reelHeights(slot: Slot, isFree: boolean, level = 0): readonly Weighted[] | undefined {
  if (slot.rising) return slot.reels.map(() => [[slot.rising![level]!, 1]]);
  return (isFree && slot.freeSpins?.heights) || slot.heights;
}
