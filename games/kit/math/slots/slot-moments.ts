import { compileSlot } from "./compiled-slot.ts";
import { lineMoments } from "./line-moments.ts";
import { proveCascades, type ReachedCounts } from "./prove-cascades.ts";
import { reelHeights } from "./reel-heights.ts";
import { reelWindows } from "./reel-windows.ts";
import type { Slot } from "./slot.ts";
import { mixMoments, type SpinMoments } from "./spin-moments.ts";
import { wayMoments } from "./way-moments.ts";
import { withReveal } from "./with-reveal.ts";

/** The exact figures of one spin on the paid or free reels: mean, spread and maximum. */
export type ProvenSpin = { moments: SpinMoments; reached: ReachedCounts | null };

export function proveMoments(slot: Slot, free: boolean): ProvenSpin {
  if (slot.cascadeMultipliers) return proveCascades(compileSlot(slot), free);
  if (!slot.mystery) return { moments: plainMoments(slot, free), reached: null };
  const { reveals } = slot.mystery;
  const weights = reveals.reduce((sum, [, weight]) => sum + weight, 0);
  const parts = reveals.map(([letter, weight]) => ({
    chance: weight / weights,
    moments: plainMoments(withReveal(slot, letter), free),
  }));
  return { moments: mixMoments(parts), reached: null };
}

function plainMoments(slot: Slot, free: boolean): SpinMoments {
  const compiled = compileSlot(slot);
  const reels = free ? compiled.freeReels : compiled.reels;
  if (slot.reading.kind === "lines") {
    const windows = reelWindows(compiled, reels, undefined);
    return lineMoments(
      compiled,
      windows.map((reel) => reel.map(({ symbols }) => symbols)),
    );
  }
  const heights = reelHeights(slot, free);
  return wayMoments(compiled, reelWindows(compiled, reels, heights));
}
