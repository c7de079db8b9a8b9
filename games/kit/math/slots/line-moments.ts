import type { CompiledSlot } from "./compiled-slot.ts";
import { readScreen } from "./read-screen.ts";
import { expandWilds, newScreen, showReel } from "./screen.ts";
import { countedSymbol, newMoments, type SpinMoments } from "./spin-moments.ts";

/**
 * The figures of one spin with lines. Every combination of stops is evaluated, because lines share symbols
 * and their wins depend on each other.
 */
export function lineMoments(compiled: CompiledSlot, reels: readonly Uint8Array[]): SpinMoments {
  const { slot, rows, reelCount, wild } = compiled;
  const counted = countedSymbol(compiled);
  const screen = newScreen(compiled);
  // Expanding wilds change the screen, so the evaluation uses a copy.
  const shown = slot.expandingWilds ? newScreen(compiled) : screen;
  const moments = newMoments(reelCount * rows + 1);
  const screens = reels.reduce((product, strip) => product * strip.length, 1);
  const shortest = shortestWin(compiled);
  const further = reels.map((_, reel) => countsFrom(reels.slice(reel), rows, counted));

  const visit = (reel: number, count: number): void => {
    if (reel === reelCount) {
      if (shown !== screen) {
        shown.cells.set(screen.cells);
        expandWilds(shown, rows, wild);
      }
      const coins = readScreen(compiled, shown);
      const at = moments[count]!;
      at.chance++;
      if (coins === 0) at.zero++;
      at.mean += coins;
      at.square += coins * coins;
      if (coins > at.most) at.most = coins;
      return;
    }
    if (reel === shortest && !hasRun(compiled, screen.cells, reel)) {
      further[reel]!.forEach((ways, more) => {
        moments[count + more]!.chance += ways;
        moments[count + more]!.zero += ways;
      });
      return;
    }
    for (let stop = 0; stop < reels[reel]!.length; stop++) {
      showReel(screen, reels[reel]!, reel, stop, rows);
      let here = 0;
      for (let row = 0; row < rows; row++) if (screen.cells[reel * rows + row] === counted) here++;
      visit(reel + 1, count + here);
    }
  };
  visit(0, 0);
  for (const at of moments) {
    at.chance /= screens;
    at.zero /= screens;
    at.mean /= screens;
    at.square /= screens;
  }
  return moments;
}

/**
 * The length below which no run pays. If runs may start from the right or grow through expanding wilds, it is
 * the number of reels.
 */
function shortestWin({ slot, reelCount, pays, wildPays, mixedPays }: CompiledSlot): number {
  if (slot.expandingWilds || (slot.reading.kind === "lines" && slot.reading.bothWays)) return reelCount;
  const all = [...pays, wildPays, mixedPays];
  return Array.from({ length: reelCount }, (_, length) => length).find((length) =>
    all.some((by) => by[length]! > 0),
  )!;
}

/**
 * Whether the first `length` reels start a winning run on any line; if not, no screen with these stops pays.
 */
function hasRun({ lines, rows, wild, isApart, isMixed }: CompiledSlot, cells: Uint8Array, length: number) {
  return lines.some((line) => {
    let symbol = wild;
    let isMix = true;
    let isRun = true;
    for (let reel = 0; reel < length; reel++) {
      const here = cells[reel * rows + line[reel]!]!;
      if (here === wild) continue;
      if (!isMixed[here]) isMix = false;
      if (isApart[here] || (symbol !== wild && symbol !== here)) isRun = false;
      symbol = here;
    }
    return isRun || isMix;
  });
}

/** The number of ways in which the remaining reels can stop, by the number of counted symbols they show. */
function countsFrom(reels: readonly Uint8Array[], rows: number, counted: number): number[] {
  let before = [1];
  for (const strip of reels) {
    const after: number[] = [];
    for (let stop = 0; stop < strip.length; stop++) {
      let here = 0;
      for (let row = 0; row < rows; row++) if (strip[(stop + row) % strip.length] === counted) here++;
      before.forEach((ways, count) => {
        after[count + here] = (after[count + here] ?? 0) + ways;
      });
    }
    before = after;
  }
  return before;
}
