import { type Card, rankOf } from "../cards.ts";
import { ACE } from "./tables.ts";

const RANKS_UP_TO_EIGHT = 8;

/**
 * For each set of ranks from the ace (bit 0) to the eight: the five lowest ranks, or 0 if the set has fewer.
 */
const fiveLowest = Uint8Array.from({ length: 1 << RANKS_UP_TO_EIGHT }, (_, set) => {
  let low = 0;
  let found = 0;
  for (let rank = 0; rank < RANKS_UP_TO_EIGHT && found < 5; rank++) {
    if ((set & (1 << rank)) === 0) continue;
    low |= 1 << rank;
    found++;
  }
  return found === 5 ? low : 0;
});

/** The bit of a card in a low hand, or 0 for a card above the eight. */
export function lowBit(card: Card): number {
  const rank = rankOf(card) === ACE ? 0 : rankOf(card) + 1;
  return rank < RANKS_UP_TO_EIGHT ? 1 << rank : 0;
}

/** The low hand made from combined `lowBit`s, or null if it is not eight or better. */
export const lowFromBits = (bits: number): number | null => fiveLowest[bits]! || null;

/**
 * The best ace-to-five low, eight or better; straights and flushes do not count against it. A lower value
 * wins: ranks are bits, so comparing the values compares the highest card that differs.
 */
export const evaluateLow = (cards: readonly Card[]): number | null =>
  lowFromBits(cards.reduce((bits, card) => bits | lowBit(card), 0));

const lowRanks = "A2345678";

/** Formats a low hand, highest card first, such as `8-6-4-2-A`. */
export const formatLow = (low: number): string =>
  [...lowRanks]
    .filter((_, rank) => (low & (1 << rank)) !== 0)
    .toReversed()
    .join("-");
