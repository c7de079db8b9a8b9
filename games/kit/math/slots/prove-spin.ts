import { compileSlot } from "./compiled-slot.ts";
import { proveCascades } from "./prove-cascades.ts";
import { proveLines } from "./prove-lines.ts";
import { proveWays } from "./prove-ways.ts";
import { reelHeights } from "./reel-heights.ts";
import { countOdds, reelWindows } from "./reel-windows.ts";
import type { Slot } from "./slot.ts";
import type { SpinOdds } from "./spin-odds.ts";
import { withReveal } from "./with-reveal.ts";

/** Computes the exact result of one spin on the paid or free reels, with the method for the slot's pay system. */
export function proveSpin(slot: Slot, free: boolean): SpinOdds {
  const compiled = compileSlot(slot);
  if (slot.cascadeMultipliers) return proveCascades(compiled, free);
  const reels = free ? compiled.freeReels : compiled.reels;
  const heights = reelHeights(slot, free);
  const windows = reelWindows(compiled, reels, heights);
  return {
    coins: meanOverReveals(slot, free),
    scatters: countOdds(windows, compiled.scatter),
    holdCoins: countOdds(windows, compiled.coin),
  };
}

function meanOverReveals(slot: Slot, free: boolean): number {
  if (!slot.mystery) return meanCoins(slot, free);
  const { reveals } = slot.mystery;
  const weights = reveals.reduce((sum, [, weight]) => sum + weight, 0);
  return reveals.reduce(
    (sum, [shown, weight]) => sum + (weight / weights) * meanCoins(withReveal(slot, shown), free),
    0,
  );
}

function meanCoins(slot: Slot, free: boolean): number {
  const compiled = compileSlot(slot);
  const heights = reelHeights(slot, free);
  const windows = reelWindows(compiled, free ? compiled.freeReels : compiled.reels, heights);
  if (slot.reading.kind === "lines") return proveLines(compiled, windows);
  if (slot.reading.kind === "ways") return proveWays(compiled, windows);
  throw new RangeError(`${slot.slug}: only a falling screen is read for ${slot.reading.kind}.`);
}
