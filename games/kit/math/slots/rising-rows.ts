import { compileSlot } from "./compiled-slot.ts";
import { type FeatureMoments, noFeature } from "./feature-moments.ts";
import { reelHeights } from "./reel-heights.ts";
import { reelWindows } from "./reel-windows.ts";
import type { Slot } from "./slot.ts";
import { wayMoments } from "./way-moments.ts";
import { spinPayout } from "./wild-reels.ts";

/**
 * The payout of a spin and of the respins that its wins award, each with more rows, from the last respin
 * backwards. Returns the payout of each level with all that follow it.
 */
export function risingRounds(slot: Slot): FeatureMoments[] {
  const compiled = compileSlot(slot);
  const rounds: FeatureMoments[] = [];
  let after = noFeature;
  for (let level = slot.rising!.length - 1; level >= 0; level--) {
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
