import type { CompiledSlot } from "./compiled-slot.ts";
import { CASCADES_MAX } from "./play-spin.ts";
import { readScreen } from "./read-screen.ts";
import { countOn, fall, newScreen, showStops } from "./screen.ts";
import type { SpinOdds } from "./spin-odds.ts";

/**
 * The mean of a falling screen: strips fall on as they are written, so the stops decide everything, and all of them
 * are visited. `part` of `parts` takes every so-many-th stop of the first reel, for several workers.
 */
export function proveCascades(
  compiled: CompiledSlot,
  free: boolean,
  part = { index: 0, of: 1 },
): SpinOdds & { screens: number } {
  const { slot, rows, reelCount } = compiled;
  const reels = free ? compiled.freeReels : compiled.reels;
  const multipliers = (free && slot.freeSpins?.cascadeMultipliers) || slot.cascadeMultipliers!;
  const lanternMean = slot.lantern ? weightedMean(slot.lantern.values) : 0;
  const screen = newScreen(compiled);
  const marks = new Uint8Array(screen.cells.length);
  const mark = (win: { places: number[] }): void => {
    for (const place of win.places) marks[place] = 1;
  };
  const stops = new Uint8Array(reelCount);
  const scatters = Array<number>(screen.cells.length + 1).fill(0);
  let screens = 0;
  let coins = 0;

  const playOut = (): number => {
    showStops(screen, reels, stops, rows);
    let won = 0;
    for (let step = 0; ; step++) {
      const here = readScreen(compiled, screen, mark);
      if (here === 0) break;
      won += here * multipliers[Math.min(step, multipliers.length - 1)]!;
      if (step === CASCADES_MAX) break;
      fall(screen, reels, stops, rows, marks);
      marks.fill(0);
    }
    const lit = slot.lantern ? countOn(screen, rows, compiled.lantern) : 0;
    return lit > 0 ? won * lit * lanternMean : won;
  };

  const visit = (reel: number): void => {
    if (reel === reelCount) {
      coins += playOut();
      screens++;
      if (slot.scatter) scatters[countOn(screen, rows, compiled.scatter)]!++;
      return;
    }
    const first = reel === 0 ? part.index : 0;
    const stride = reel === 0 ? part.of : 1;
    for (let stop = first; stop < reels[reel]!.length; stop += stride) {
      stops[reel] = stop;
      visit(reel + 1);
    }
  };
  visit(0);
  return {
    screens,
    coins: coins / screens,
    scatters: scatters.map((count) => count / screens),
    holdCoins: [],
  };
}

const weightedMean = (values: readonly (readonly [number, number])[]): number =>
  values.reduce((sum, [value, weight]) => sum + value * weight, 0) /
  values.reduce((sum, [, weight]) => sum + weight, 0);
