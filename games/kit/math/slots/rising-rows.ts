import { compileSlot } from "./compiled-slot.ts";
import { type FeatureMoments, noFeature } from "./feature-moments.ts";
import { levelsOf, reelHeights } from "./reel-heights.ts";
import { reelWindows } from "./reel-windows.ts";
import type { Slot } from "./slot.ts";
import { wayMoments } from "./way-moments.ts";
import { spinPayout } from "./wild-reels.ts";

/**
 * The payout of a round in which each win awards a respin with more rows or reels, computed from the last respin
 * backwards. Entry n is the payout of respin n and all respins after it; entry 0 starts with the paid spin.
 */
export function risingRounds(slot: Slot): FeatureMoments[] {
  const compiled = compileSlot(slot);
  const rounds: FeatureMoments[] = [];
  let after = noFeature;
  for (let level = levelsOf(slot) - 1; level >= 0; level--) {
    const windows = reelWindows(compiled, compiled.reels, reelHeights(slot, false, level));
    after = followedBy(spinPayout(wayMoments(compiled, windows)), after);
    rounds.unshift(after);
  }
  return rounds;
}

/** The payout of a spin that is followed by another payout only if it wins. */
function followedBy(spin: FeatureMoments, next: FeatureMoments): FeatureMoments {
  return {
    mean: spin.mean + (1 - spin.zero) * next.mean,
    square: spin.square + 2 * spin.mean * next.mean + (1 - spin.zero) * next.square,
    zero: spin.zero,
    most: spin.most + next.most,
  };
}
