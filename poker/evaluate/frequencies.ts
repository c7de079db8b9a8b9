import { type Card, sortedDeck } from "../cards.ts";
import { type Category, categoryOf, evaluateBits, majorBit, minorBit, type Ranking } from "./high.ts";

export type Frequencies = Record<Category, number>;

/** Published counts of all five-card hands from a full deck. */
export const publishedFive: Frequencies = {
  straightFlush: 40,
  fourOfAKind: 624,
  fullHouse: 3_744,
  flush: 5_108,
  straight: 10_200,
  threeOfAKind: 54_912,
  twoPair: 123_552,
  pair: 1_098_240,
  highCard: 1_302_540,
};

/** Published counts of the best five-card hand in seven cards from a full deck. */
export const publishedSeven: Frequencies = {
  straightFlush: 41_584,
  fourOfAKind: 224_848,
  fullHouse: 3_473_184,
  flush: 4_047_644,
  straight: 6_180_020,
  threeOfAKind: 6_461_620,
  twoPair: 31_433_400,
  pair: 58_627_800,
  highCard: 23_294_460,
};

/** Calls `visit` with the value of every hand of the given size from a deck. */
export function eachHand(
  deck: "full" | "short",
  size: 5 | 7,
  ranking: Ranking,
  visit: (value: number) => void,
): void {
  const cards: readonly Card[] = sortedDeck(deck);
  const choose = (from: number, left: number, minor: number, major: number): void => {
    for (let at = from; at <= cards.length - left; at++) {
      const nextMinor = minor | minorBit[cards[at]!]!;
      const nextMajor = major | majorBit[cards[at]!]!;
      if (left > 1) choose(at + 1, left - 1, nextMinor, nextMajor);
      else visit(evaluateBits(nextMinor, nextMajor, size, ranking));
    }
  };
  choose(0, size, 0, 0);
}

/** Counts all hands of the given size from a deck by category. */
export function countFrequencies(deck: "full" | "short", size: 5 | 7, ranking: Ranking): Frequencies {
  const counts = new Float64Array(9);
  eachHand(deck, size, ranking, (value) => {
    counts[value >> 20]! += 1;
  });
  return Object.fromEntries(
    [...counts].map((count, category) => [categoryOf(category << 20, ranking), count]),
  ) as Frequencies;
}
