import type { Card } from "../cards.ts";
import { evaluateBits, majorBit, minorBit, standardRanking } from "./high.ts";
import { lowBit, lowFromBits } from "./low.ts";

/** The index combinations of two out of up to five hole cards and of three out of up to five board cards. */
const pairsOf = (size: number): [number, number][] =>
  Array.from({ length: size }, (_, a) =>
    Array.from({ length: size - a - 1 }, (_, step): [number, number] => [a, a + step + 1]),
  ).flat();
const triplesOf = (size: number): [number, number, number][] =>
  pairsOf(size).flatMap(([a, b]) =>
    Array.from({ length: size - b - 1 }, (_, step): [number, number, number] => [a, b, b + step + 1]),
  );
const pairs = Array.from({ length: 6 }, (_, size) => pairsOf(size));
const triples = Array.from({ length: 6 }, (_, size) => triplesOf(size));

/** The best high hand with exactly two hole cards and exactly three board cards. */
export function evaluateOmahaHigh(hole: readonly Card[], board: readonly Card[]): number {
  let best = 0;
  for (const [a, b, c] of triples[board.length]!) {
    const minor = minorBit[board[a]!]! | minorBit[board[b]!]! | minorBit[board[c]!]!;
    const major = majorBit[board[a]!]! | majorBit[board[b]!]! | majorBit[board[c]!]!;
    for (const [d, e] of pairs[hole.length]!) {
      const value = evaluateBits(
        minor | minorBit[hole[d]!]! | minorBit[hole[e]!]!,
        major | majorBit[hole[d]!]! | majorBit[hole[e]!]!,
        5,
        standardRanking,
      );
      if (value > best) best = value;
    }
  }
  return best;
}

/**
 * The best low hand with exactly two hole cards and exactly three board cards. A lower value wins; null means
 * no low.
 */
export function evaluateOmahaLow(hole: readonly Card[], board: readonly Card[]): number | null {
  const holeBits = hole.map(lowBit);
  const boardBits = board.map(lowBit);
  let best: number | null = null;
  for (const [a, b, c] of triples[board.length]!) {
    const three = boardBits[a]! | boardBits[b]! | boardBits[c]!;
    for (const [d, e] of pairs[hole.length]!) {
      const low = lowFromBits(three | holeBits[d]! | holeBits[e]!);
      if (low !== null && (best === null || low < best)) best = low;
    }
  }
  return best;
}
