/** The shape of a video poker hand without its wild deuces. */
export type PokerShape = {
  deuces: number;
  /** How often the most common rank occurs, and the second most common. */
  most: number;
  second: number;
  /** The most common rank, ace 1 to king 13; 0 in a hand of deuces only. */
  mostRank: number;
  flush: boolean;
  /** The lowest rank of a straight that these cards fit into, ten for the highest straight; 0 for none. */
  straightFrom: number;
};

const counts = new Uint8Array(14);
const STRAIGHTS = Array.from({ length: 10 }, (_, low) =>
  Array.from({ length: 5 }, (_, step) => 1 << ((low + step) % 13)).reduce((mask, bit) => mask | bit, 0),
);

const shape: PokerShape = { deuces: 0, most: 0, second: 0, mostRank: 0, flush: false, straightFrom: 0 };

/** Reads five cards of one deck. It always returns the same object, because a proof reads millions of hands. */
export function readShape(cards: ArrayLike<number>, wildDeuces: boolean): Readonly<PokerShape> {
  counts.fill(0);
  let ranks = 0;
  let suit = -1;
  let flush = true;
  let deuces = 0;
  let distinct = true;
  for (let i = 0; i < 5; i++) {
    const rank = cards[i]! % 13;
    if (wildDeuces && rank === 1) {
      deuces++;
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
  shape.deuces = deuces;
  shape.most = most;
  shape.second = second;
  shape.mostRank = mostRank;
  shape.flush = flush;
  shape.straightFrom = straightFrom;
  return shape;
}
