import type { CompiledSlot } from "./compiled-slot.ts";
import type { Weighted } from "./slot.ts";

/** The rows of one reel that are visible together, with their probability. */
export type ReelWindow = { chance: number; symbols: Uint8Array };

/** Every window of every reel: all stops are equally likely, and heights are weighted. */
export function reelWindows(
  compiled: CompiledSlot,
  reels: readonly Uint8Array[],
  heights: readonly Weighted[] | undefined,
): ReelWindow[][] {
  return reels.map((strip, reel) => {
    const choices = heights?.[reel] ?? [[compiled.rows, 1]];
    const weights = choices.reduce((sum, [, weight]) => sum + weight, 0);
    return choices.flatMap(([height, weight]) =>
      Array.from(strip, (_, stop) => ({
        chance: weight / weights / strip.length,
        symbols: Uint8Array.from({ length: height }, (_, row) => strip[(stop + row) % strip.length]!),
      })),
    );
  });
}

/** The probability of each number of occurrences of one symbol on the whole screen. */
export function countOdds(windows: readonly ReelWindow[][], symbol: number): number[] {
  let odds = [1];
  for (const reel of windows) {
    const most = Math.max(...reel.map(({ symbols }) => symbols.length));
    const next = Array<number>(odds.length + most).fill(0);
    for (const { chance, symbols } of reel) {
      const here = symbols.filter((cell) => cell === symbol).length;
      odds.forEach((before, count) => {
        next[count + here]! += before * chance;
      });
    }
    odds = next;
  }
  return odds;
}
