import { rankOf, suitOf } from "./cards.ts";

/** The hands of poker from worst to best. */
export const pokerHands = [
  "highCard",
  "pair",
  "twoPair",
  "threeOfAKind",
  "straight",
  "flush",
  "fullHouse",
  "fourOfAKind",
  "straightFlush",
  "royalFlush",
] as const;
export type PokerHand = (typeof pokerHands)[number];

const strengthOf = (hand: PokerHand): number => pokerHands.indexOf(hand);
const PAIR = strengthOf("pair");
const TWO_PAIR = strengthOf("twoPair");
const THREE = strengthOf("threeOfAKind");
const STRAIGHT = strengthOf("straight");
const FLUSH = strengthOf("flush");
const FULL_HOUSE = strengthOf("fullHouse");
const FOUR = strengthOf("fourOfAKind");
const STRAIGHT_FLUSH = strengthOf("straightFlush");
const ROYAL_FLUSH = strengthOf("royalFlush");

/** A set of ranks has one bit per rank, from the two (bit 0) to the ace (bit 12). */
const RANK_SETS = 1 << 13;
export const ACE = 12;

/** The position of a card's rank in a set of ranks. */
export const rankBitOf = (card: number): number => (rankOf(card) + 11) % 13;

const sizeOf = new Uint8Array(RANK_SETS);
/** The five highest ranks of each set, four bits each, the highest in bits 16 to 19. */
const topFive = new Uint32Array(RANK_SETS);
/** The highest rank of the best straight in each set; 0 if there is none. */
const straightTop = new Uint8Array(RANK_SETS);

const WHEEL = (1 << ACE) | 0b1111;
for (let set = 1; set < RANK_SETS; set++) {
  sizeOf[set] = sizeOf[set >> 1]! + (set & 1);
  let shift = 16;
  for (let rank = ACE; rank >= 0 && shift >= 0; rank--)
    if (set & (1 << rank)) {
      topFive[set] = topFive[set]! | (rank << shift);
      shift -= 4;
    }
  for (let top = ACE; top >= 4 && straightTop[set] === 0; top--) {
    const run = 0b11111 << (top - 4);
    if ((set & run) === run) straightTop[set] = top;
  }
  if (straightTop[set] === 0 && (set & WHEEL) === WHEEL) straightTop[set] = 3;
}

const topOf = (set: number): number => 31 - Math.clz32(set);
const handValue = (hand: number, ranks: number): number => (hand << 20) | ranks;

/** The value of a flush or straight flush in a suit, given its ranks; 0 if there are fewer than five. */
export function flushValue(suit: number): number {
  if (sizeOf[suit]! < 5) return 0;
  const top = straightTop[suit]!;
  if (top === ACE) return handValue(ROYAL_FLUSH, 0);
  return top > 0 ? handValue(STRAIGHT_FLUSH, top) : handValue(FLUSH, topFive[suit]!);
}

/** The value of five to seven cards by their ranks alone, given as one set of ranks per suit. */
export function valueOfRanks(first: number, second: number, third: number, fourth: number): number {
  const ranks = first | second | third | fourth;
  const low = first & second;
  const high = third & fourth;
  const atLeastTwo = low | high | ((first | second) & (third | fourth));
  const four = low & high;
  if (four !== 0) return handValue(FOUR, (topOf(four) << 16) | (topOf(ranks & ~four) << 12));
  const three = (low & (third | fourth)) | (high & (first | second));
  const best = topOf(three !== 0 ? three : atLeastTwo);
  const others = atLeastTwo & ~(1 << best);
  if (three !== 0 && others !== 0) return handValue(FULL_HOUSE, (best << 16) | (topOf(others) << 12));
  const straight = straightTop[ranks]!;
  if (straight > 0) return handValue(STRAIGHT, straight);
  if (atLeastTwo === 0) return topFive[ranks]!;
  const kickers = topFive[ranks & ~(1 << best)]! >> 4;
  if (three !== 0) return handValue(THREE, (best << 16) | (kickers & 0xff00));
  if (others === 0) return handValue(PAIR, (best << 16) | (kickers & 0xfff0));
  const next = topOf(others);
  const kicker = topOf(ranks & ~((1 << best) | (1 << next)));
  return handValue(TWO_PAIR, (best << 16) | (next << 12) | (kicker << 8));
}

/**
 * The value of the best five of five to seven cards, given as one set of ranks per suit. A higher value beats
 * a lower one, and equal values tie. Bits 20 and above are the kind of hand, and the lower bits are the ranks
 * that decide between hands of this kind. Seven cards with a flush cannot also contain a full house or four of
 * a kind.
 */
export function valueOfSuits(first: number, second: number, third: number, fourth: number): number {
  return (
    flushValue(first) ||
    flushValue(second) ||
    flushValue(third) ||
    flushValue(fourth) ||
    valueOfRanks(first, second, third, fourth)
  );
}

/** The value of the best five of five to seven cards of one deck. */
export function pokerValue(cards: readonly number[]): number {
  const suits: [number, number, number, number] = [0, 0, 0, 0];
  for (const card of cards) suits[suitOf(card)]! |= 1 << rankBitOf(card);
  return valueOfSuits(...suits);
}

export const pokerHandOf = (value: number): PokerHand => pokerHands[value >> 20]!;

/** The lowest value of a pair of a rank. The rank is given as its position in a set of ranks. */
export const pairValue = (rankBit: number): number => handValue(PAIR, rankBit << 16);
