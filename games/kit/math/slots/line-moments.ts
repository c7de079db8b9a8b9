import type { CompiledSlot } from "./compiled-slot.ts";
import { readScreen } from "./read-screen.ts";
import { expandWilds, newScreen } from "./screen.ts";
import { countedSymbol, newMoments, type SpinMoments } from "./spin-moments.ts";

/** The windows that one reel can show, all equally likely. */
type ShownReel = readonly Uint8Array[];

type CountOf = (window: Uint8Array) => number;

/**
 * The moments of one spin with lines. Every combination of windows is evaluated, because lines share symbols
 * and their wins depend on each other. The result is indexed by the sum of `countOf` over the windows, which
 * is the number of scatters or coins on the screen by default; `counts` is the number of entries.
 */
export function lineMoments(
  compiled: CompiledSlot,
  windows: readonly ShownReel[],
  countOf: CountOf = symbolCounter(countedSymbol(compiled)),
  counts = compiled.reelCount * compiled.rows + 1,
): SpinMoments {
  const { slot, rows, reelCount, wild } = compiled;
  const screen = newScreen(compiled);
  // Expanding wilds change the screen, so the evaluation uses a copy.
  const shown = slot.expandingWilds ? newScreen(compiled) : screen;
  const moments = newMoments(counts);
  const screens = windows.reduce((product, reel) => product * reel.length, 1);
  const shortest = shortestWin(compiled);
  const further = windows.map((_, reel) => countsFrom(windows.slice(reel), countOf));

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
    for (const window of windows[reel]!) {
      screen.cells.set(window, reel * rows);
      visit(reel + 1, count + countOf(window));
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
 * The length of the shortest run that pays. It is the number of reels if runs may start from the right or
 * grow through expanding wilds, because the first reels then cannot rule out a win.
 */
function shortestWin({ slot, reelCount, pays, wildPays, mixedPays }: CompiledSlot): number {
  if (slot.expandingWilds || (slot.reading.kind === "lines" && slot.reading.bothWays)) return reelCount;
  const all = [...pays, wildPays, mixedPays];
  return Array.from({ length: reelCount }, (_, length) => length).find((length) =>
    all.some((by) => by[length]! > 0),
  )!;
}

/**
 * Whether the first `length` reels start a winning run on any line; if not, no screen that starts with them
 * pays.
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

/** The number of ways in which the remaining reels can stop, by the number of scatters or coins they show. */
function countsFrom(windows: readonly ShownReel[], countOf: CountOf): number[] {
  let before = [1];
  for (const reel of windows) {
    const after: number[] = [];
    for (const window of reel) {
      const here = countOf(window);
      before.forEach((ways, count) => {
        after[count + here] = (after[count + here] ?? 0) + ways;
      });
    }
    before = after;
  }
  return before;
}

export function symbolCounter(symbol: number): CountOf {
  return (window) => {
    let count = 0;
    for (let row = 0; row < window.length; row++) if (window[row] === symbol) count++;
    return count;
  };
}
