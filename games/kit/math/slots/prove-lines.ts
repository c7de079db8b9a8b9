import { type CompiledSlot, compileSlot } from "./compiled-slot.ts";
import { readScreen } from "./read-screen.ts";
import type { ReelWindow } from "./reel-windows.ts";
import { newScreen } from "./screen.ts";

/**
 * The average payout of lines: on each line, every combination of symbols is evaluated by the game's own code
 * and weighted by the probability of each symbol in that row of its reel.
 */
export function proveLines(compiled: CompiledSlot, windows: readonly ReelWindow[][]): number {
  const { slot, rows, reelCount, wild } = compiled;
  const reading = slot.reading;
  if (reading.kind !== "lines") throw new RangeError(`${slot.slug} has no lines.`);
  const odds = windows.map((reel) => rowOdds(reel, rows, slot.expandingWilds ? wild : -1));
  // Without expanding wilds, a symbol is equally likely in every row of a reel, so one line represents all lines.
  const lines = slot.expandingWilds ? reading.lines : reading.lines.slice(0, 1);
  let coins = 0;
  for (const line of lines) {
    const alone = compileSlot({ ...slot, reading: { ...reading, lines: [line] } });
    const screen = newScreen(alone);
    const visit = (reel: number, chance: number): void => {
      if (reel === reelCount) {
        coins += chance * readScreen(alone, screen);
        return;
      }
      for (const [symbol, likely] of odds[reel]![line[reel]!]!) {
        screen.cells[reel * rows + line[reel]!] = symbol;
        visit(reel + 1, chance * likely);
      }
    };
    visit(0, 1);
  }
  return coins * (reading.lines.length / lines.length);
}

/** The possible symbols and their probabilities, for each row of a reel. */
function rowOdds(reel: readonly ReelWindow[], rows: number, fills: number): Map<number, number>[] {
  const odds = Array.from({ length: rows }, () => new Map<number, number>());
  for (const { chance, symbols } of reel)
    for (let row = 0; row < rows; row++) {
      const symbol = symbols.includes(fills) ? fills : symbols[row]!;
      odds[row]!.set(symbol, (odds[row]!.get(symbol) ?? 0) + chance);
    }
  return odds;
}
