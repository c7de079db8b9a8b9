import { compileSlot } from "./compiled-slot.ts";
import { proveCascades } from "./prove-cascades.ts";
import { proveLines } from "./prove-lines.ts";
import { proveWays } from "./prove-ways.ts";
import { countOdds, reelWindows } from "./reel-windows.ts";
import type { Slot } from "./slot.ts";
import type { SpinOdds } from "./spin-odds.ts";

/** One spin of a slot's paid or free reels, exactly, by the way its screen is read. */
export function proveSpin(slot: Slot, free: boolean): SpinOdds {
  const compiled = compileSlot(slot);
  if (slot.cascadeMultipliers) return proveCascades(compiled, free);
  const reels = free ? compiled.freeReels : compiled.reels;
  const heights = (free && slot.freeSpins?.heights) || slot.heights;
  const windows = reelWindows(compiled, reels, heights);
  return {
    coins: meanOverReveals(slot, free),
    scatters: countOdds(windows, compiled.scatter),
    holdCoins: countOdds(windows, compiled.coin),
  };
}

/** A mystery symbol is the same on every reel: with each reveal the strips are those of a plainer slot. */
function meanOverReveals(slot: Slot, free: boolean): number {
  if (!slot.mystery) return meanCoins(slot, free);
  const { letter, reveals } = slot.mystery;
  const weights = reveals.reduce((sum, [, weight]) => sum + weight, 0);
  return reveals.reduce((sum, [shown, weight]) => {
    const turned = (strips: readonly string[]): string[] =>
      strips.map((strip) => strip.replaceAll(letter, shown));
    const plain: Slot = { ...slot, reels: turned(slot.reels) };
    if (slot.freeSpins?.reels) plain.freeSpins = { ...slot.freeSpins, reels: turned(slot.freeSpins.reels) };
    return sum + (weight / weights) * meanCoins(plain, free);
  }, 0);
}

function meanCoins(slot: Slot, free: boolean): number {
  const compiled = compileSlot(slot);
  const heights = (free && slot.freeSpins?.heights) || slot.heights;
  const windows = reelWindows(compiled, free ? compiled.freeReels : compiled.reels, heights);
  if (slot.reading.kind === "lines") return proveLines(compiled, windows);
  if (slot.reading.kind === "ways") return proveWays(compiled, windows);
  throw new RangeError(`${slot.slug}: only a falling screen is read for ${slot.reading.kind}.`);
}
