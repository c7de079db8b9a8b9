import type { CompiledSlot } from "./compiled-slot.ts";
import type { FoundWin } from "./found-win.ts";
import { CASCADES_MAX } from "./play-cascades.ts";
import { readScreen } from "./read-screen.ts";
import { countOn, fall, newScreen, showStops } from "./screen.ts";
import { newMoments, type SpinMoments } from "./spin-moments.ts";
import type { SpinOdds } from "./spin-odds.ts";
import { meanSquare, weightedMean } from "./weighted.ts";

/** For each symbol, the counts with which it has won. */
export type ReachedCounts = readonly ReadonlySet<number>[];

/**
 * The average result of a cascading screen. Cascades continue along the strips, so the stops decide
 * everything, and all combinations of stops are enumerated. Worker `part` of `parts` handles every `parts`-th
 * stop of the first reel.
 */
export function proveCascades(
  compiled: CompiledSlot,
  free: boolean,
  part = { index: 0, of: 1 },
): SpinOdds & { screens: number; moments: SpinMoments; reached: ReachedCounts } {
  const { slot, rows, reelCount } = compiled;
  const reels = free ? compiled.freeReels : compiled.reels;
  const multipliers = (free && slot.freeSpins?.cascadeMultipliers) || slot.cascadeMultipliers!;
  const lanterns = slot.lantern?.values ?? [];
  const lanternMean = slot.lantern ? weightedMean(lanterns) : 0;
  const lanternVariance = slot.lantern ? meanSquare(lanterns) - lanternMean ** 2 : 0;
  const lanternMost = Math.max(0, ...lanterns.map(([value]) => value));
  const screen = newScreen(compiled);
  const marks = new Uint8Array(screen.cells.length);
  const reached = Array.from(compiled.letters, () => new Set<number>());
  const mark = (win: FoundWin): void => {
    reached[win.symbol]!.add(win.count);
    for (const place of win.places) marks[place] = 1;
  };
  const stops = new Uint8Array(reelCount);
  const moments = newMoments(screen.cells.length + 1);
  let screens = 0;

  const playOut = (): void => {
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
    const times = lit > 0 ? lit * lanternMean : 1;
    const at = moments[slot.scatter ? countOn(screen, rows, compiled.scatter) : 0]!;
    at.chance++;
    if (won === 0) at.zero++;
    at.mean += won * times;
    at.square += won * won * (times * times + lit * lanternVariance);
    at.most = Math.max(at.most, won * (lit > 0 ? lit * lanternMost : 1));
  };

  const visit = (reel: number): void => {
    if (reel === reelCount) {
      playOut();
      screens++;
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
  for (const at of moments) {
    at.chance /= screens;
    at.zero /= screens;
    at.mean /= screens;
    at.square /= screens;
  }
  return {
    screens,
    moments,
    reached,
    coins: moments.reduce((sum, { mean }) => sum + mean, 0),
    scatters: slot.scatter ? moments.map(({ chance }) => chance) : [],
    holdCoins: [],
  };
}
