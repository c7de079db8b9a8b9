// An independent evaluator: it sorts, groups and compares lists, and shares no code with the fast evaluator.
import type { GameCode } from "../games.ts";

const RANKS = "23456789TJQKA";

export function combinations<T>(list: readonly T[], size: number): T[][] {
  if (size === 0) return [[]];
  return list.flatMap((first, at) =>
    combinations(list.slice(at + 1), size - 1).map((rest) => [first, ...rest]),
  );
}

export function compareLists(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((value, index) => value !== b[index]);
  return at < 0 ? 0 : a[at]! - b[at]!;
}

/** The value of exactly five cards as a list: the category first, then the deciding ranks. */
export function slowFive(cards: readonly string[], short: boolean): number[] {
  const ranks = cards.map((card) => RANKS.indexOf(card[0]!));
  const groups = [...new Set(ranks)]
    .map((rank) => [ranks.filter((other) => other === rank).length, rank] as const)
    .sort((a, b) => b[0] - a[0] || b[1] - a[1]);
  const shape = groups.map(([count]) => count).join("");
  const order = groups.map(([, rank]) => rank);
  const flush = new Set(cards.map((card) => card[1])).size === 1;
  const sorted = ranks.toSorted((a, b) => a - b);
  const wheel = short ? "4,5,6,7,12" : "0,1,2,3,12";
  const runs = shape === "11111" && sorted[4]! - sorted[0]! === 4;
  const isWheel = sorted.join() === wheel;
  const top = isWheel ? sorted[3]! : sorted[4]!;
  if (flush && (runs || isWheel)) return [8, top];
  if (shape === "41") return [7, ...order];
  if (shape === "32") return [short ? 5 : 6, ...order];
  if (flush) return [short ? 6 : 5, ...order];
  if (runs || isWheel) return [4, top];
  if (shape === "311") return [3, ...order];
  if (shape === "221") return [2, ...order];
  return [shape === "2111" ? 1 : 0, ...order];
}

/** The low of exactly five cards with the highest card first, or null if it is not eight or better. */
export function slowLow(cards: readonly string[]): number[] | null {
  const ranks = cards.map((card) => "A23456789TJQK".indexOf(card[0]!)).toSorted((a, b) => b - a);
  return new Set(ranks).size === 5 && ranks[0]! <= 7 ? ranks : null;
}

/** Every combination of five cards that a player may use. */
export function playableFives(game: GameCode, hole: readonly string[], board: readonly string[]): string[][] {
  if (!game.startsWith("omaha")) return combinations([...hole, ...board], 5);
  return combinations(hole, 2).flatMap((two) => combinations(board, 3).map((three) => [...two, ...three]));
}
