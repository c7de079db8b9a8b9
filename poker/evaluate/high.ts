import { type Card, rankOf, suitOf } from "../cards.ts";
import { countOf, straightTable, topFive } from "./tables.ts";

/**
 * The order of hand categories for a deck. A short deck has fewer cards of each suit, so a flush is rarer
 * than a full house and beats it.
 */
export interface Ranking {
  straights: Uint8Array;
  flush: number;
  fullHouse: number;
}

export const standardRanking: Ranking = { straights: straightTable(0), flush: 5, fullHouse: 6 };
export const shortDeckRanking: Ranking = { straights: straightTable(4), flush: 6, fullHouse: 5 };

const PAIR = 1;
const TWO_PAIR = 2;
const THREE_OF_A_KIND = 3;
const STRAIGHT = 4;
const FOUR_OF_A_KIND = 7;
const STRAIGHT_FLUSH = 8;

/** The bit of a card among the clubs (bits 0 to 12) and diamonds (16 to 28), or 0 for the other suits. */
export const minorBit = Int32Array.from({ length: 52 }, (_, card) =>
  suitOf(card) < 2 ? 1 << (rankOf(card) + 16 * suitOf(card)) : 0,
);

/** The bit of a card among the hearts (bits 0 to 12) and spades (16 to 28), or 0 for the other suits. */
export const majorBit = Int32Array.from({ length: 52 }, (_, card) =>
  suitOf(card) > 1 ? 1 << (rankOf(card) + 16 * (suitOf(card) - 2)) : 0,
);

const top = (ranks: number): number => 31 - Math.clz32(ranks);

const handValue = (category: number, ranks: number): number => (category << 20) | ranks;

/**
 * The value of the best five of 5, 6 or 7 cards, given as combined bits. A higher value wins and equal values
 * tie. Bits 20 and above are the category; the lower bits are the ranks that decide within it.
 */
export function evaluateBits(minor: number, major: number, count: number, ranking: Ranking): number {
  const clubs = minor & 0x1fff;
  const diamonds = minor >>> 16;
  const hearts = major & 0x1fff;
  const spades = major >>> 16;
  const ranks = clubs | diamonds | hearts | spades;
  const distinct = countOf[ranks]!;
  const repeated = count - distinct;

  // With five distinct ranks among at most seven cards, no full house or four of a kind is possible.
  if (distinct >= 5) {
    const suited =
      countOf[clubs]! >= 5
        ? clubs
        : countOf[diamonds]! >= 5
          ? diamonds
          : countOf[hearts]! >= 5
            ? hearts
            : countOf[spades]! >= 5
              ? spades
              : 0;
    if (suited !== 0) {
      const straightFlush = ranking.straights[suited]!;
      if (straightFlush !== 0) return handValue(STRAIGHT_FLUSH, straightFlush << 16);
      return handValue(ranking.flush, topFive[suited]!);
    }
    const straight = ranking.straights[ranks]!;
    if (straight !== 0) return handValue(STRAIGHT, straight << 16);
    if (repeated === 0) return topFive[ranks]!;
  }

  const even = ranks ^ (clubs ^ diamonds ^ hearts ^ spades);
  if (repeated === 1) return handValue(PAIR, (top(even) << 16) | ((topFive[ranks ^ even]! >> 4) & 0xfff0));
  if (repeated === 2) {
    if (even !== 0) return twoPair(ranks, even);
    const three = threeOf(clubs, diamonds, hearts, spades);
    return handValue(THREE_OF_A_KIND, (top(three) << 16) | ((topFive[ranks ^ three]! >> 4) & 0xff00));
  }
  const four = clubs & diamonds & hearts & spades;
  if (four !== 0) return handValue(FOUR_OF_A_KIND, (top(four) << 16) | (top(ranks ^ four) << 12));
  if (countOf[even]! === repeated) return twoPair(ranks, even);
  const threes = threeOf(clubs, diamonds, hearts, spades);
  const three = top(threes);
  return handValue(ranking.fullHouse, (three << 16) | (top(even | (threes ^ (1 << three))) << 12));
}

const threeOf = (clubs: number, diamonds: number, hearts: number, spades: number): number =>
  ((clubs & diamonds) | (hearts & spades)) & ((clubs & hearts) | (diamonds & spades));

function twoPair(ranks: number, pairs: number): number {
  const both = topFive[pairs]! & 0xff000;
  const kickers = ranks ^ (1 << (both >> 16)) ^ (1 << ((both >> 12) & 15));
  return handValue(TWO_PAIR, both | (top(kickers) << 8));
}

/** The value of the best five of 5, 6 or 7 different cards. */
export function evaluateHigh(cards: readonly Card[], ranking: Ranking = standardRanking): number {
  if (cards.length < 5 || cards.length > 7) throw new RangeError("A hand is evaluated from 5 to 7 cards.");
  let minor = 0;
  let major = 0;
  for (const card of cards) {
    minor |= minorBit[card]!;
    major |= majorBit[card]!;
  }
  return evaluateBits(minor, major, cards.length, ranking);
}

const CATEGORIES = [
  "highCard",
  "pair",
  "twoPair",
  "threeOfAKind",
  "straight",
  "flush",
  "fullHouse",
  "fourOfAKind",
  "straightFlush",
] as const;

export type Category = (typeof CATEGORIES)[number];

/** The category of a value from `evaluateHigh`, for texts and statistics. */
export function categoryOf(value: number, ranking: Ranking = standardRanking): Category {
  const category = value >> 20;
  if (category === ranking.flush) return "flush";
  if (category === ranking.fullHouse) return "fullHouse";
  return CATEGORIES[category]!;
}
