import type { CompiledSlot } from "./compiled-slot.ts";
import type { FoundWin } from "./found-win.ts";
import type { Screen } from "./screen.ts";

/** Evaluates each line from the left, and also from the right if the slot pays both ways. */
export function readLines(
  compiled: CompiledSlot,
  { cells }: Screen,
  found?: (win: FoundWin) => void,
): number {
  const { slot, lines, reelCount } = compiled;
  const bothWays = slot.reading.kind === "lines" && slot.reading.bothWays;
  let coins = 0;
  for (let line = 0; line < lines.length; line++) {
    const left = readLine(compiled, cells, lines[line]!, false);
    if (left > 0) {
      coins += left;
      found?.({ ...describe(compiled, cells, lines[line]!, false), line });
    }
    if (!bothWays || runLength === reelCount) continue;
    const right = readLine(compiled, cells, lines[line]!, true);
    if (right > 0) {
      coins += right;
      found?.({ ...describe(compiled, cells, lines[line]!, true), line });
    }
  }
  return coins;
}

// The details of the last line, stored here so that the millions of evaluations in a proof allocate no
// memory.
let runSymbol = 0;
let runLength = 0;

function readLine(compiled: CompiledSlot, cells: Uint8Array, line: Uint8Array, mirrored: boolean): number {
  const { rows, reelCount, wild, pays, wildPays, isApart, slot } = compiled;
  const wildMultiplier = slot.wildMultiplier ?? 1;
  let symbol = -1;
  let wildsFirst = 0;
  let wilds = 0;
  let length = 0;
  for (; length < reelCount; length++) {
    const reel = mirrored ? reelCount - 1 - length : length;
    const here = cells[reel * rows + line[reel]!]!;
    if (here === wild) {
      wilds++;
      if (symbol < 0) wildsFirst++;
    } else if (isApart[here]) break;
    else if (symbol < 0) symbol = here;
    else if (symbol !== here) break;
  }
  runSymbol = symbol < 0 ? wild : symbol;
  runLength = length;
  if (length === 0) return 0;
  let coins = symbol < 0 ? 0 : pays[symbol]![length]!;
  if (wilds > 0 && wildMultiplier > 1) coins *= wildMultiplier ** wilds;
  const pure = wildsFirst > 0 ? wildPays[wildsFirst]! : 0;
  if (pure > coins) {
    coins = pure;
    runSymbol = wild;
    runLength = wildsFirst;
  }
  if (slot.mixed && length < reelCount) {
    const together = readMixed(compiled, cells, line, mirrored);
    if (together > coins) {
      coins = together;
      runSymbol = -1;
    }
  }
  return coins;
}

/** A run of mixed symbols that pay together; a wild replaces any of them. */
function readMixed(compiled: CompiledSlot, cells: Uint8Array, line: Uint8Array, mirrored: boolean): number {
  const { rows, reelCount, wild, isMixed, mixedPays } = compiled;
  let length = 0;
  for (; length < reelCount; length++) {
    const reel = mirrored ? reelCount - 1 - length : length;
    const here = cells[reel * rows + line[reel]!]!;
    if (here !== wild && !isMixed[here]) break;
  }
  if (mixedPays[length]! > 0) runLength = Math.max(runLength, length);
  return mixedPays[length]!;
}

function describe(
  compiled: CompiledSlot,
  cells: Uint8Array,
  line: Uint8Array,
  mirrored: boolean,
): Omit<FoundWin, "line"> {
  const coins = readLine(compiled, cells, line, mirrored);
  const { reelCount, rows } = compiled;
  const places = Array.from({ length: runLength }, (_, step) => {
    const reel = mirrored ? reelCount - 1 - step : step;
    return reel * rows + line[reel]!;
  });
  return { symbol: runSymbol, count: runLength, coins, places, ...(mirrored ? { fromRight: true } : {}) };
}
