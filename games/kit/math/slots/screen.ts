import type { CompiledSlot } from "./compiled-slot.ts";

/**
 * The visible symbols: `cells[reel × rows + row]`, of which each reel uses only the first `heights[reel]`
 * rows.
 */
export type Screen = {
  cells: Uint8Array;
  heights: Uint8Array;
  /** How many further symbols of each strip have fallen into view in cascades, after the reel stopped. */
  fallen: Uint8Array;
};

export const newScreen = ({ reelCount, rows }: CompiledSlot): Screen => ({
  cells: new Uint8Array(reelCount * rows),
  heights: new Uint8Array(reelCount).fill(rows),
  fallen: new Uint8Array(reelCount),
});

/** Fills the screen from the strips, each from its stop downwards. */
export function showStops(
  screen: Screen,
  reels: readonly Uint8Array[],
  stops: ArrayLike<number>,
  rows: number,
): void {
  for (let reel = 0; reel < reels.length; reel++) showReel(screen, reels[reel]!, reel, stops[reel]!, rows);
}

export function showReel(screen: Screen, strip: Uint8Array, reel: number, stop: number, rows: number): void {
  const { cells, heights, fallen } = screen;
  const height = heights[reel]!;
  let at = stop;
  for (let row = 0; row < height; row++) {
    cells[reel * rows + row] = strip[at]!;
    if (++at === strip.length) at = 0;
  }
  fallen[reel] = 0;
}

/** Removes the marked cells. The symbols above them fall, and the next symbols of the strip follow from above. */
export function fall(
  screen: Screen,
  reels: readonly Uint8Array[],
  stops: ArrayLike<number>,
  rows: number,
  marks: Uint8Array,
): void {
  const { cells, heights, fallen } = screen;
  for (let reel = 0; reel < reels.length; reel++) {
    const strip = reels[reel]!;
    const base = reel * rows;
    let to = heights[reel]! - 1;
    for (let from = to; from >= 0; from--) if (!marks[base + from]) cells[base + to--] = cells[base + from]!;
    for (; to >= 0; to--) {
      const place = (((stops[reel]! - 1 - fallen[reel]!++) % strip.length) + strip.length) % strip.length;
      cells[base + to] = strip[place]!;
    }
  }
}

export function countOn(screen: Screen, rows: number, symbol: number): number {
  const { cells, heights } = screen;
  let count = 0;
  for (let reel = 0; reel < heights.length; reel++)
    for (let row = 0; row < heights[reel]!; row++) if (cells[reel * rows + row] === symbol) count++;
  return count;
}

export function replaceOn(screen: Screen, rows: number, symbol: number, by: number): void {
  const { cells, heights } = screen;
  for (let reel = 0; reel < heights.length; reel++)
    for (let row = 0; row < heights[reel]!; row++)
      if (cells[reel * rows + row] === symbol) cells[reel * rows + row] = by;
}

/** Fills a set of reels, given as bits, with one symbol. */
export function fillReels({ cells, heights }: Screen, rows: number, filled: number, symbol: number): void {
  for (let reel = 0; reel < heights.length; reel++)
    if (filled & (1 << reel)) cells.fill(symbol, reel * rows, reel * rows + heights[reel]!);
}

/** Fills every reel that shows a wild with wilds; returns these reels as bits. */
export function expandWilds(screen: Screen, rows: number, wild: number): number {
  const { cells, heights } = screen;
  let expanded = 0;
  for (let reel = 0; reel < heights.length; reel++) {
    const from = reel * rows;
    const to = from + heights[reel]!;
    for (let place = from; place < to; place++) if (cells[place] === wild) expanded |= 1 << reel;
    if (expanded & (1 << reel)) cells.fill(wild, from, to);
  }
  return expanded;
}
