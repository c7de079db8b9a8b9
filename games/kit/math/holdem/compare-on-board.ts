import { flushValue, valueOfRanks } from "../poker-value.ts";
import { anteOdds, CALL_ANTES, DEALER_QUALIFIES_FROM } from "./casino-holdem-pays.ts";
import { CARDS, pairIndex, type SuitSets } from "./suit-symmetry.ts";

/** The number of two-card hands that are possible with five community cards on the board. */
export const HANDS = (47 * 46) / 2;
/** The number of hands that the dealer can have when the board and the player's hand are known. */
export const DEALER_HANDS = (45 * 44) / 2;

/** For one board, every possible player hand compared with every possible dealer hand. */
export const compared = {
  /** The `pairIndex` of each hand's two cards. */
  pairs: new Uint16Array(HANDS),
  /** The player's total gain from calling with each hand, over all dealer hands, in antes. */
  gains: new Int32Array(HANDS),
  /** For each hand, the number of dealer hands that lose, tie or don't qualify, and so return at least the stakes. */
  paid: new Int32Array(HANDS),
};

const everyCard = Array.from({ length: CARDS }, (_, card) => card);
const suitAt = Uint8Array.from(everyCard, (card) => Math.floor(card / 13));

const firsts = new Uint8Array(HANDS);
const seconds = new Uint8Array(HANDS);

/** The position of each hand's value in the list of all values; these small numbers are faster to sort. */
const places = new Uint16Array(HANDS);
const { placeOf, valueAt } = orderOfValues();
/** The index of the lowest value with which the dealer qualifies, in the list of all values. */
const QUALIFIES_FROM = valueAt.findIndex((value) => value >= DEALER_QUALIFIES_FROM);
const oddsAt = Uint8Array.from(valueAt, anteOdds);

/** All values that a five-card hand can have, lowest first. The best five of seven cards can have only these values. */
function orderOfValues(): { placeOf: Uint16Array; valueAt: readonly number[] } {
  const found = new Set<number>();
  const add = (stack: RankStack, from: number, left: number): void => {
    if (left > 0) {
      for (let rank = from; rank < 13; rank++)
        if (!(stack[3] & (1 << rank))) add(stackWith(stack, rank), rank, left - 1);
      return;
    }
    found.add(valueOfRanks(...stack));
    if (stack[1] === 0) found.add(flushValue(stack[0]));
  };
  add([0, 0, 0, 0], 0, 5);
  const valueAt = [...found].toSorted((a, b) => a - b);
  const placeOf = new Uint16Array(valueAt.at(-1)! + 1);
  for (const [place, value] of valueAt.entries()) placeOf[value] = place;
  return { placeOf, valueAt };
}

/** Four bit sets: the ranks that occur at least once, twice, three times and four times. */
type RankStack = readonly [number, number, number, number];

/** Adds a card of a rank: a rank that occurred once now occurs twice, and so on. */
function stackWith([once, twice, thrice, four]: RankStack, rank: number): RankStack {
  const bit = 1 << rank;
  return [once | bit, twice | (once & bit), thrice | (twice & bit), four | (thrice & bit)];
}

const order = new Uint16Array(HANDS);
const halfSorted = new Uint16Array(HANDS);
const DIGIT = 128;
const starts = new Uint16Array(DIGIT + 1);

/** One pass of a radix sort: sorts hands by one digit of `places` and keeps the order of equal digits. */
function sortByDigit(from: Uint16Array, to: Uint16Array, shift: number): void {
  starts.fill(0);
  for (let at = 0; at < HANDS; at++) starts[((places[at]! >> shift) & (DIGIT - 1)) + 1]!++;
  for (let digit = 1; digit <= DIGIT; digit++) starts[digit]! += starts[digit - 1]!;
  for (let at = 0; at < HANDS; at++) {
    const hand = from[at]!;
    to[starts[(places[hand]! >> shift) & (DIGIT - 1)]!++] = hand;
  }
}
const unsorted = Uint16Array.from({ length: HANDS }, (_, hand) => hand);

/** For each card, how many hands with it do not qualify, how many are lower than the current hand, and how many tie. */
const unqualifiedWith = new Uint16Array(CARDS);
const lowerWith = new Uint16Array(CARDS);
const equalWith = new Uint16Array(CARDS);

/**
 * For each pair of ranks, the entry in `places` of a hand with these ranks on the current board, unless it is a
 * flush.
 */
const rankPlaces = new Uint16Array(13 * 13);

function placeRanks(board: readonly number[]): void {
  const own = board.reduce<RankStack>((stack, card) => stackWith(stack, card % 13), [0, 0, 0, 0]);
  for (let one = 0; one < 13; one++) {
    const withOne = stackWith(own, one);
    for (let other = 0; other <= one; other++) {
      const place = placeOf[valueOfRanks(...stackWith(withOne, other))]!;
      rankPlaces[one * 13 + other] = place;
      rankPlaces[other * 13 + one] = place;
    }
  }
}

/** Evaluates every hand on the board; returns how many of them would not qualify as the dealer's hand. */
function valueHands(board: readonly number[], sets: SuitSets): number {
  // A flush needs three cards of its suit on the board, so it is possible in at most one suit.
  const suited = sets.findIndex((_, suit) => board.filter((card) => suitAt[card] === suit).length >= 3);
  const inSuit = suited < 0 ? 0 : sets[suited]!;
  const deck = everyCard.filter((card) => !board.includes(card));
  placeRanks(board);
  unqualifiedWith.fill(0);
  let hand = 0;
  let unqualified = 0;
  for (let at = 1; at < deck.length; at++) {
    const one = deck[at]!;
    const withOne = suitAt[one] === suited ? inSuit | (1 << (one % 13)) : inSuit;
    const row = (one % 13) * 13;
    for (let before = 0; before < at; before++) {
      const other = deck[before]!;
      const flush = flushValue(suitAt[other] === suited ? withOne | (1 << (other % 13)) : withOne);
      const place = flush ? placeOf[flush]! : rankPlaces[row + (other % 13)]!;
      if (place < QUALIFIES_FROM) {
        unqualified++;
        unqualifiedWith[one]!++;
        unqualifiedWith[other]!++;
      }
      firsts[hand] = one;
      seconds[hand] = other;
      places[hand] = place;
      compared.pairs[hand] = pairIndex(one, other);
      hand++;
    }
  }
  return unqualified;
}

/**
 * Fills `compared` for a board. The hands are sorted once, and running counts per card give the number of
 * dealer hands that are lower or equal, without the hands that share a card with the player's.
 */
export function compareOnBoard(board: readonly number[], sets: SuitSets): void {
  const unqualified = valueHands(board, sets);
  sortByDigit(unsorted, halfSorted, 0);
  sortByDigit(halfSorted, order, Math.log2(DIGIT));
  lowerWith.fill(0);
  for (let from = 0, to = 0; from < HANDS; from = to) {
    const place = places[order[from]!]!;
    for (; to < HANDS && places[order[to]!] === place; to++) {
      equalWith[firsts[order[to]!]!]!++;
      equalWith[seconds[order[to]!]!]!++;
    }
    const odds = oddsAt[place]!;
    const isQualified = place >= QUALIFIES_FROM;
    for (let at = from; at < to; at++) {
      const hand = order[at]!;
      const one = firsts[hand]!;
      const other = seconds[hand]!;
      // The counts for both cards of a hand include the hand itself, so it is subtracted twice and added back once.
      const without = unqualified - unqualifiedWith[one]! - unqualifiedWith[other]! + (isQualified ? 0 : 1);
      const won = isQualified ? from - lowerWith[one]! - lowerWith[other]! - without : 0;
      const tied = isQualified ? to - from - equalWith[one]! - equalWith[other]! + 1 : 0;
      const lost = DEALER_HANDS - without - won - tied;
      compared.gains[hand] = odds * (without + won) + CALL_ANTES * won - (CALL_ANTES + 1) * lost;
      compared.paid[hand] = DEALER_HANDS - lost;
    }
    for (let at = from; at < to; at++) {
      const one = firsts[order[at]!]!;
      const other = seconds[order[at]!]!;
      lowerWith[one]!++;
      lowerWith[other]!++;
      equalWith[one] = 0;
      equalWith[other] = 0;
    }
  }
}
