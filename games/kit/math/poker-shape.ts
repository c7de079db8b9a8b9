import { DECK_SIZE } from "./cards.ts";

/** The joker of a deck that has one: the card after the last king. */
export const JOKER = DECK_SIZE;

/** The features of a video poker hand, not counting its wild cards. */
export type PokerShape = {
  /** The number of wild cards: the joker, and deuces where they are wild. */
  wilds: number;
  /** How often the most common rank and the second most common rank occur. */
  most: number;
  second: number;
  /** The most common rank, from ace (1) to king (13); 0 if all cards are wild. */
  mostRank: number;
  flush: boolean;
  /**
   * The lowest card of the highest straight that contains all these cards, from ace (1) to ten; 0 if there is
   * none.
   */
  straightFrom: number;
};

const counts = new Uint8Array(14);
const STRAIGHTS = Array.from({ length: 10 }, (_, low) =>
  Array.from({ length: 5 }, (_, step) => 1 << ((low + step) % 13)).reduce((mask, bit) => mask | bit, 0),
);

const shape: PokerShape = { wilds: 0, most: 0, second: 0, mostRank: 0, flush: false, straightFrom: 0 };

/**
 * Analyses five cards of one deck, which may have a joker. It reuses one result object, because a proof analyses
 * millions of hands and new objects would slow it down.
 */
export function readShape(cards: ArrayLike<number>, wildDeuces: boolean): Readonly<PokerShape> {
  counts.fill(0);
  let ranks = 0;
  let suit = -1;
  let flush = true;
  let wilds = 0;
  let distinct = true;
  for (let i = 0; i < 5; i++) {
    const rank = cards[i]! % 13;
    if (cards[i] === JOKER || (wildDeuces && rank === 1)) {
      wilds++;
      continue;
    }
    const bit = 1 << rank;
    if (ranks & bit) distinct = false;
    ranks |= bit;
    counts[rank]!++;
    const own = (cards[i]! / 13) | 0;
    if (suit < 0) suit = own;
    else if (suit !== own) flush = false;
  }
  let most = 0;
  let second = 0;
  let mostRank = 0;
  for (let rank = 0; rank < 13; rank++) {
    const count = counts[rank]!;
    if (count > most) {
      second = most;
      most = count;
      mostRank = rank + 1;
    } else if (count > second) second = count;
  }
  let straightFrom = 0;
  if (distinct)
    for (let low = 9; low >= 0 && !straightFrom; low--)
      if ((ranks & ~STRAIGHTS[low]!) === 0) straightFrom = low + 1;
  shape.wilds = wilds;
  shape.most = most;
  shape.second = second;
  shape.mostRank = mostRank;
  shape.flush = flush;
  shape.straightFrom = straightFrom;
  return shape;
}
