import { type PokerHand, pokerHandOf, valueOfSuits } from "../poker-value.ts";
import { type AaHand, aaHandOf, aaPays } from "./casino-holdem-pays.ts";
import { compared, compareOnBoard, DEALER_HANDS, HANDS } from "./compare-on-board.ts";
import {
  CARDS,
  copiesOf,
  PAIRS,
  renamedPairs,
  type SuitSets,
  sortingOf,
  symmetriesOf,
} from "./suit-symmetry.ts";

/** The number of flops; flops that differ only by swapped suits count as one. */
const FLOPS = 1755;
/** How many combinations of turn, river and dealer hand can follow a flop and a player hand. */
const RUNOUTS = HANDS * DEALER_HANDS;

const setsOf = (cards: readonly number[]): SuitSets => {
  const sets = [0, 0, 0, 0];
  for (const card of cards) sets[Math.floor(card / 13)]! |= 1 << (card % 13);
  return sets;
};

/** Visits each board, but of boards that differ only by swapped suits, only the one with sorted `SuitSets`. */
function eachBoard(visit: (cards: readonly number[], sets: SuitSets) => void): void {
  const deal = (cards: readonly number[]): void => {
    const sets = setsOf(cards);
    // Once a later suit has a card, the earlier suits are complete, so unsorted boards can be skipped early.
    const last = Math.floor((cards.at(-1) ?? 0) / 13);
    for (let suit = 1; suit < last; suit++) if (sets[suit]! > sets[suit - 1]!) return;
    if (cards.length === 5) {
      if (last === 0 || sets[last]! <= sets[last - 1]!) visit(cards, sets);
      return;
    }
    for (let card = (cards.at(-1) ?? -1) + 1; card < CARDS; card++) deal([...cards, card]);
  };
  deal([]);
}

/** The ten ways to choose the flop from five community cards, as indexes into the board. */
const flopPlaces = Array.from({ length: 32 }, (_, mask) =>
  [0, 1, 2, 3, 4].filter((place) => mask & (1 << place)),
).filter(({ length }) => length === 3);

/** For each flop and each hand of the player, the sums over all runouts (turn, river and dealer hand). */
class FlopSums {
  /** Two numbers for each flop and hand: the total gain of a call, and how often the player is paid. */
  readonly sums = new Float64Array(FLOPS * PAIRS * 2);
  /** The sorted `SuitSets` of each flop, in the order in which the flops were first visited. */
  readonly flops: SuitSets[] = [];
  readonly #known = new Map<string, { index: number; renaming: number }>();
  readonly #indices = new Map<string, number>();

  #find(sets: SuitSets): { index: number; renaming: number } {
    const key = sets.join();
    const known = this.#known.get(key);
    if (known) return known;
    const sorted = sets.toSorted((a, b) => b - a);
    let index = this.#indices.get(sorted.join());
    if (index === undefined) {
      index = this.flops.push(sorted) - 1;
      this.#indices.set(sorted.join(), index);
    }
    const found = { index, renaming: sortingOf(sets) };
    this.#known.set(key, found);
    return found;
  }

  /** Adds the results of one board to each of the ten flops that it contains. */
  add(cards: readonly number[], copies: number): void {
    for (const places of flopPlaces) {
      const { index, renaming } = this.#find(setsOf(places.map((place) => cards[place]!)));
      addTo(this.sums, index * PAIRS, renamedPairs[renaming]!, copies);
    }
  }
}

const { pairs, gains, paid } = compared;

/** The innermost loop of the proof, which runs more than a billion times. */
function addTo(sums: Float64Array, base: number, renamed: Uint16Array, copies: number): void {
  for (let hand = 0; hand < HANDS; hand++) {
    const slot = (base + renamed[pairs[hand]!]!) * 2;
    sums[slot]! += copies * gains[hand]!;
    sums[slot + 1]! += copies * paid[hand]!;
  }
}

/** Chooses the better of call and fold for each flop and hand, and computes the resulting return. */
function decide({ flops, sums }: FlopSums) {
  let gain = 0;
  let payouts = 0;
  let called = 0;
  let hands = 0;
  for (const [index, sets] of flops.entries()) {
    const flopCopies = copiesOf(sets);
    const symmetries = symmetriesOf(sets);
    const flop = new Set(
      Array.from({ length: CARDS }, (_, card) => card).filter(
        (card) => sets[Math.floor(card / 13)]! & (1 << (card % 13)),
      ),
    );
    const isDone = new Uint8Array(PAIRS);
    for (let one = 1; one < CARDS; one++)
      for (let other = 0; other < one; other++) {
        const pair = (one * (one - 1)) / 2 + other;
        if (isDone[pair] || flop.has(one) || flop.has(other)) continue;
        // Hands that differ only by suits that are interchangeable on the flop share one decision.
        const alike = new Set(symmetries.map((symmetry) => renamedPairs[symmetry]![pair]!));
        let ifCalled = 0;
        let payoutsIfCalled = 0;
        for (const each of alike) {
          isDone[each] = 1;
          ifCalled += sums[(index * PAIRS + each) * 2]!;
          payoutsIfCalled += sums[(index * PAIRS + each) * 2 + 1]!;
        }
        const deals = flopCopies * alike.size;
        hands += deals;
        if (ifCalled > -deals * RUNOUTS) {
          gain += ifCalled;
          payouts += payoutsIfCalled;
          called += deals;
        } else gain -= deals * RUNOUTS;
      }
  }
  return {
    ante: 1 + gain / hands / RUNOUTS,
    hitRate: payouts / hands / RUNOUTS,
    called: called / hands,
  };
}

export type HoldemProof = {
  /** The return on the ante if the player always chooses the better of call and fold. */
  ante: number;
  /** The share of rounds in which the ante or the call is paid or returned, with the same strategy. */
  hitRate: number;
  /** The share of hands that should be called. */
  called: number;
  aa: number;
  /** The poker hands and the AA bonus rows that can occur. */
  reached: ReadonlySet<PokerHand | AaHand>;
};

/**
 * Computes the exact return. It compares every player hand with every dealer hand on every board, and adds up
 * the results for each flop, because the player decides after the flop. Boards that differ only by swapped
 * suits are evaluated once.
 */
export function proveCasinoHoldem(): HoldemProof {
  const sums = new FlopSums();
  const reached = new Set<PokerHand | AaHand>();
  let boards = 0;
  let aa = 0;
  eachBoard((cards, sets) => {
    const copies = copiesOf(sets);
    boards += copies;
    // The AA bonus is decided by five random cards, so its return can be counted over all boards.
    const value = valueOfSuits(...(sets as [number, number, number, number]));
    const bonus = aaHandOf(value);
    reached.add(pokerHandOf(value));
    if (bonus !== null) {
      reached.add(bonus);
      aa += copies * (aaPays[bonus] + 1);
    }
    compareOnBoard(cards, sets);
    sums.add(cards, copies);
  });
  return { ...decide(sums), aa: aa / boards, reached };
}
