import type { CompiledSlot } from "./compiled-slot.ts";
import type { FoundWin } from "./found-win.ts";
import type { Screen } from "./screen.ts";

const visited = new Uint8Array(64);
const queue = new Uint8Array(64);

/**
 * Evaluates clusters: equal symbols that touch horizontally or vertically pay according to their number. A wild
 * joins every neighbouring cluster.
 */
export function readClusters(
  compiled: CompiledSlot,
  screen: Screen,
  found?: (win: FoundWin) => void,
): number {
  const { rows, isApart, pays, wild } = compiled;
  const { cells } = screen;
  visited.fill(0);
  let coins = 0;
  for (let start = 0; start < cells.length; start++) {
    const symbol = cells[start]!;
    if (visited[start] || symbol === wild || isApart[symbol]) continue;
    const size = gather(cells, rows, start, wild);
    const pay = pays[symbol]![size]!;
    if (pay > 0) {
      coins += pay;
      found?.({ symbol, count: size, coins: pay, places: placesOf(size) });
    }
    // A wild may be part of several clusters, so it is marked as unvisited again after each cluster.
    for (let i = 0; i < size; i++) if (cells[queue[i]!] === wild) visited[queue[i]!] = 0;
  }
  return coins;
}

function placesOf(size: number): number[] {
  const places: number[] = [];
  for (let at = 0; at < size; at++) places.push(queue[at]!);
  return places;
}

function gather(cells: Uint8Array, rows: number, start: number, wild: number): number {
  const symbol = cells[start]!;
  const last = cells.length - rows;
  let size = 1;
  queue[0] = start;
  visited[start] = 1;
  const join = (next: number): void => {
    if (visited[next] || (cells[next] !== symbol && cells[next] !== wild)) return;
    visited[next] = 1;
    queue[size++] = next;
  };
  for (let at = 0; at < size; at++) {
    const place = queue[at]!;
    const row = place % rows;
    if (place >= rows) join(place - rows);
    if (place < last) join(place + rows);
    if (row > 0) join(place - 1);
    if (row < rows - 1) join(place + 1);
  }
  return size;
}
