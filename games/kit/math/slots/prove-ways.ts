import type { CompiledSlot } from "./compiled-slot.ts";
import type { ReelWindow } from "./reel-windows.ts";

/**
 * The average payout of ways. Reels are independent, so the average number of ways is the product of the
 * reels' averages, and a run ends with the probability that the next reel does not show the symbol.
 */
export function proveWays(compiled: CompiledSlot, windows: readonly ReelWindow[][]): number {
  const { letters, wild, isApart, pays } = compiled;
  let coins = 0;
  for (let symbol = 0; symbol < letters.length; symbol++) {
    if (isApart[symbol] || symbol === wild) continue;
    let ways = 1;
    windows.forEach((reel, length) => {
      let here = 0;
      let none = 0;
      for (const { chance, symbols } of reel) {
        const count = symbols.filter((cell) => cell === symbol || cell === wild).length;
        here += chance * count;
        if (count === 0) none += chance;
      }
      coins += ways * none * pays[symbol]![length]!;
      ways *= here;
    });
    coins += ways * pays[symbol]![windows.length]!;
  }
  return coins;
}
