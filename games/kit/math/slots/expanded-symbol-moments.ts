import { compileSlot } from "./compiled-slot.ts";
import { type FeatureMoments, mixOf, noFeature, sumOf } from "./feature-moments.ts";
import { lineMoments, symbolCounter } from "./line-moments.ts";
import { payFor } from "./play-spin.ts";
import { reelWindows } from "./reel-windows.ts";
import type { Slot } from "./slot.ts";

/**
 * The payout of free spins in which one symbol, drawn at the start, expands after the usual wins. Returns a
 * function of the number of free spins, which do not retrigger.
 */
export function expandedFreeSpins(slot: Slot): (count: number) => FeatureMoments {
  if (slot.freeSpins!.retrigger) throw new RangeError(`${slot.slug}: these free spins do not retrigger.`);
  const symbols = slot.freeSpins!.expandingSymbols!;
  const weights = symbols.reduce((sum, [, weight]) => sum + weight, 0);
  const choices = symbols.map(([letter, weight]) => ({
    chance: weight / weights,
    spin: expandedSpin(slot, letter),
  }));
  return (count) =>
    mixOf(
      choices.map(({ chance, spin }) => {
        let moments = noFeature;
        for (let at = 0; at < count; at++) moments = sumOf(moments, spin);
        return { chance, moments };
      }),
    );
}

/** One free spin: its line wins, plus what the scatters and the expanded symbol pay. */
function expandedSpin(slot: Slot, letter: string): FeatureMoments {
  const compiled = compileSlot(slot);
  const { letters, lines, pays, reelCount, rows, scatter } = compiled;
  const symbol = letters.indexOf(letter);
  const windows = reelWindows(compiled, compiled.freeReels, undefined).map((reel) =>
    reel.map(({ symbols }) => symbols),
  );
  // One number encodes two counts: the reels that show the symbol, plus `base` times the scatters.
  const base = reelCount + 1;
  const scattersIn = symbolCounter(scatter);
  const byCounts = lineMoments(
    compiled,
    windows,
    (window) => (window.includes(symbol) ? 1 : 0) + base * scattersIn(window),
    base * (reelCount * rows + 1),
  );
  const spin = { mean: 0, square: 0, zero: 0, most: 0 };
  byCounts.forEach(({ chance, mean, square, zero, most }, count) => {
    if (chance === 0) return;
    const expanded = pays[symbol]![count % base]! * lines.length;
    const more = expanded + payFor(slot.scatterPays, Math.floor(count / base));
    spin.mean += mean + chance * more;
    spin.square += square + 2 * more * mean + chance * more ** 2;
    if (more === 0) spin.zero += zero;
    spin.most = Math.max(spin.most, most + more);
  });
  return spin;
}
