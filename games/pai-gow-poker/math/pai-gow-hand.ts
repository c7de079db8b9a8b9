import { suitOf } from "../../kit/math/cards.ts";
import { JOKER } from "../../kit/math/poker-shape.ts";
import {
  ACE,
  flushValue,
  pokerHands,
  rankBitOf,
  valueOfRanks,
  valueOfSuits,
} from "../../kit/math/poker-value.ts";

/** The hands of five cards from worst to best. The joker makes five aces possible. */
export const paiGowHands = [...pokerHands, "fiveAces"] as const;
export type PaiGowHand = (typeof paiGowHands)[number];

export const CATEGORY_SHIFT = 20;
const FIVE_ACES = (paiGowHands.length - 1) << CATEGORY_SHIFT;
const RANKS = 13;

export const paiGowHandOf = (value: number): PaiGowHand => paiGowHands[value >> CATEGORY_SHIFT]!;

/** The bit position of a card's rank in a set of ranks; the joker counts as an ace. */
export const paiGowRank = (card: number): number => (card === JOKER ? ACE : rankBitOf(card));

type SuitSets = [number, number, number, number];

/**
 * The value of the best five-card hand that a joker makes with four to six other cards. The joker may only complete a
 * straight or a flush, and is an ace otherwise.
 */
export function valueWithJoker(sets: SuitSets): number {
  const ranks = sets[0] | sets[1] | sets[2] | sets[3];
  const freeSuit = sets.findIndex((set) => (set & (1 << ACE)) === 0);
  if (freeSuit < 0) return FIVE_ACES;
  let best = valueOfRanks(
    sets[0] | (freeSuit === 0 ? 1 << ACE : 0),
    sets[1] | (freeSuit === 1 ? 1 << ACE : 0),
    sets[2] | (freeSuit === 2 ? 1 << ACE : 0),
    sets[3] | (freeSuit === 3 ? 1 << ACE : 0),
  );
  for (const set of sets) {
    // A suit with five cards is a flush without the joker, but the joker may improve it.
    for (let rank = 0; rank < RANKS; rank++)
      if ((set & (1 << rank)) === 0) best = Math.max(best, flushValue(set | (1 << rank)));
  }
  // All ranks are passed as one suit's set, so no rank can repeat, and only straights and high cards are found.
  for (let rank = 0; rank < RANKS; rank++)
    if ((ranks & (1 << rank)) === 0) best = Math.max(best, valueOfRanks(ranks | (1 << rank), 0, 0, 0));
  return best;
}

/** The value of the best five of seven cards without a joker. */
export const valueWithoutJoker = (sets: SuitSets): number => valueOfSuits(sets[0], sets[1], sets[2], sets[3]);

/**
 * The value of the best five of five to seven cards, one of which may be the joker. A higher value beats a lower one.
 * The cards at the positions `without` and `andWithout` are ignored.
 */
export function paiGowValue(cards: readonly number[], without = -1, andWithout = -1): number {
  const sets: SuitSets = [0, 0, 0, 0];
  let hasJoker = false;
  for (let place = 0; place < cards.length; place++) {
    if (place === without || place === andWithout) continue;
    const card = cards[place]!;
    if (card === JOKER) hasJoker = true;
    else sets[suitOf(card)]! |= 1 << rankBitOf(card);
  }
  return hasJoker ? valueWithJoker(sets) : valueWithoutJoker(sets);
}

const LOW_PAIR = 1 << 8;

/** The value of a hand of two cards: any pair beats any high cards. */
export function lowValueOf(one: number, other: number): number {
  const first = paiGowRank(one);
  const second = paiGowRank(other);
  if (first === second) return LOW_PAIR | (first << 4);
  return first > second ? (first << 4) | second : (second << 4) | first;
}

export const isLowPair = (value: number): boolean => value >= LOW_PAIR;
export const lowPairValue = (rank: number): number => LOW_PAIR | (rank << 4);

/** Whether the two-card hand would beat the five-card hand, which the rules forbid. */
export function isFoul(high: number, low: number): boolean {
  const category = high >> CATEGORY_SHIFT;
  if (category > 1) return false;
  const top = (high >> 16) & 15;
  if (isLowPair(low)) return category === 0 || top < ((low >> 4) & 15);
  return category === 0 && ((top << 4) | ((high >> 12) & 15)) < low;
}
