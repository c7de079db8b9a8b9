import type { CompiledSlot } from "./compiled-slot.ts";
import type { FoundWin } from "./found-win.ts";
import { fillReels, type Screen } from "./screen.ts";

/** The screen after the chosen symbol has expanded to fill its reels, and its wins on every line. */
export type Expansion = { screen: Screen; wins: FoundWin[]; coins: number };

export function readExpandedSymbol(
  { letters, lines, pays, reelCount, rows }: CompiledSlot,
  { cells, heights, fallen }: Screen,
  chosen: string,
): Expansion | null {
  const symbol = letters.indexOf(chosen);
  const reels = Array.from({ length: reelCount }, (_, reel) => reel).filter((reel) =>
    cells.subarray(reel * rows, (reel + 1) * rows).includes(symbol),
  );
  const count = reels.length;
  const coins = pays[symbol]![count]!;
  if (coins === 0) return null;
  const screen = { cells: cells.slice(), heights, fallen };
  const filled = reels.reduce((bits, reel) => bits | (1 << reel), 0);
  fillReels(screen, rows, filled, symbol);
  const wins = lines.map((line, at) => ({
    symbol,
    count,
    coins,
    line: at,
    places: reels.map((reel) => reel * rows + line[reel]!),
  }));
  return { screen, wins, coins: coins * lines.length };
}
