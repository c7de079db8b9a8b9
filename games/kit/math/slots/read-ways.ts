import type { CompiledSlot } from "./compiled-slot.ts";
import type { FoundWin } from "./found-win.ts";
import type { Screen } from "./screen.ts";

/**
 * Evaluates ways: a symbol pays for every combination of one occurrence per reel, from the left. Wilds
 * never appear on the first reel, so that reel determines which symbols can win.
 */
export function readWays(compiled: CompiledSlot, screen: Screen, found?: (win: FoundWin) => void): number {
  const { rows, reelCount, isApart, pays, wild } = compiled;
  const { cells, heights } = screen;
  let coins = 0;
  let seen = 0;
  for (let first = 0; first < heights[0]!; first++) {
    const symbol = cells[first]!;
    if (isApart[symbol] || seen & (1 << symbol)) continue;
    seen |= 1 << symbol;
    let ways = 1;
    let length = 0;
    for (; length < reelCount; length++) {
      const base = length * rows;
      let here = 0;
      for (let row = 0; row < heights[length]!; row++) {
        const cell = cells[base + row]!;
        if (cell === symbol || cell === wild) here++;
      }
      if (here === 0) break;
      ways *= here;
    }
    const pay = pays[symbol]![length]! * ways;
    if (pay === 0) continue;
    coins += pay;
    found?.({ symbol, count: length, ways, coins: pay, places: placesOf(compiled, screen, symbol, length) });
  }
  return coins;
}

function placesOf({ rows, wild }: CompiledSlot, { cells, heights }: Screen, symbol: number, reels: number) {
  const places: number[] = [];
  for (let reel = 0; reel < reels; reel++)
    for (let row = 0; row < heights[reel]!; row++) {
      const cell = cells[reel * rows + row];
      if (cell === symbol || cell === wild) places.push(reel * rows + row);
    }
  return places;
}
