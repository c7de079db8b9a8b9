import type { CompiledSlot } from "./compiled-slot.ts";
import type { FoundWin } from "./found-win.ts";
import type { Screen } from "./screen.ts";

const counts = new Uint8Array(32);

/** Evaluates scatter pays: enough symbols of one kind pay anywhere on the screen. */
export function readAnywhere(
  compiled: CompiledSlot,
  screen: Screen,
  found?: (win: FoundWin) => void,
): number {
  const { letters, isApart, pays } = compiled;
  const { cells } = screen;
  counts.fill(0);
  for (let place = 0; place < cells.length; place++) counts[cells[place]!]!++;
  let coins = 0;
  for (let symbol = 0; symbol < letters.length; symbol++) {
    const count = counts[symbol]!;
    if (isApart[symbol] || pays[symbol]![count] === 0) continue;
    const pay = pays[symbol]![count]!;
    coins += pay;
    if (!found) continue;
    const places: number[] = [];
    for (let place = 0; place < cells.length; place++) if (cells[place] === symbol) places.push(place);
    found({ symbol, count, coins: pay, places });
  }
  return coins;
}
