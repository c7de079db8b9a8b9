import { DECK_SIZE } from "./cards.ts";
import type { GameFigures } from "./figures.ts";
import { deckSizeOf, type VideoPokerRules } from "./video-poker.ts";
import { type DoubleUpAction, HIGHER_CARDS, outcomeOf } from "./video-poker-double-up.ts";
import { handCounts, topPrizeOf } from "./video-poker-pays.ts";

/** The largest deck: 52 cards and a joker. */
const DECK_MAX = DECK_SIZE + 1;

const pascal = Array.from({ length: DECK_MAX + 1 }, () => new Uint32Array(6));
for (let n = 0; n <= DECK_MAX; n++)
  for (let k = 0; k <= 5; k++)
    pascal[n]![k] = k === 0 ? 1 : n === 0 ? 0 : pascal[n - 1]![k - 1]! + pascal[n - 1]![k]!;

type ProvenRules = Pick<VideoPokerRules, "pays" | "rank" | "hasJoker">;

/**
 * The return with optimal play, and the share of rounds with a winning hand for each of `handCounts`. Every hand has
 * the same return, so the number of hands does not affect the return of a round.
 */
export type VideoPokerReturn = { returned: number; hitRates: readonly number[] };

/**
 * The exact return with optimal play. For every set of up to five cards, `sums` is the total payout of all
 * hands that contain the set, and `hits` is how many of them win. The total payout of holding some cards, over
 * all draws, is then computed by inclusion–exclusion over the discarded cards.
 */
export function proveVideoPoker(rules: ProvenRules): VideoPokerReturn {
  const deckSize = deckSizeOf(rules);
  /** For 0 to 5 cards, the number of ways to draw them from the cards that were not dealt. */
  const draws = [0, 1, 2, 3, 4, 5].map((drawn) => pascal[deckSize - 5]![drawn]!);
  const perSet = () => [0, 1, 2, 3, 4, 5].map((size) => new Float64Array(pascal[deckSize]![size]!));
  const sums = perSet();
  const hits = perSet();
  const hand = new Uint8Array(5);
  const places = new Uint32Array(32);
  const values = new Float64Array(32);
  const wins = new Float64Array(32);

  eachHand(deckSize, hand, () => {
    const pay = rules.pays[rules.rank(hand) ?? ""] ?? 0;
    if (pay === 0) return;
    placeSubsets(hand, places);
    for (let subset = 0; subset < 32; subset++) {
      sums[sizes[subset]!]![places[subset]!]! += pay;
      hits[sizes[subset]!]![places[subset]!]!++;
    }
  });

  let total = 0;
  const winning = handCounts.map(() => 0);
  eachHand(deckSize, hand, () => {
    placeSubsets(hand, places);
    for (let subset = 0; subset < 32; subset++) {
      values[subset] = sums[sizes[subset]!]![places[subset]!]!;
      wins[subset] = hits[sizes[subset]!]![places[subset]!]!;
    }
    // The loop changes `values[held]`, so that it covers only hands that contain the held cards and none of the
    // discarded ones.
    for (let card = 1; card < 32; card <<= 1)
      for (let subset = 0; subset < 32; subset++)
        if (!(subset & card)) {
          values[subset]! -= values[subset | card]!;
          wins[subset]! -= wins[subset | card]!;
        }
    let best = 0;
    let chance = 0;
    for (let subset = 0; subset < 32; subset++) {
      const ways = draws[5 - sizes[subset]!]!;
      const mean = values[subset]! / ways;
      if (mean > best) {
        best = mean;
        chance = wins[subset]! / ways;
      }
    }
    total += best;
    // The hands of a round are drawn independently of each other.
    handCounts.forEach((count, at) => {
      winning[at]! += 1 - (1 - chance) ** count;
    });
  });
  const hands = pascal[deckSize]![5]!;
  return { returned: total / hands, hitRates: winning.map((won) => won / hands) };
}

/** The highest payout, and any rows of the pay table that no hand can reach. */
export function videoPokerPrizes(
  rules: ProvenRules,
): Pick<GameFigures, "maximum" | "payUnit" | "unreachable"> {
  const reached = new Set<string | null>();
  const hand = new Uint8Array(5);
  eachHand(deckSizeOf(rules), hand, () => {
    reached.add(rules.rank(hand));
  });
  return {
    maximum: topPrizeOf(rules.pays),
    payUnit: 1,
    unreachable: Object.keys(rules.pays).filter((row) => !reached.has(row)),
  };
}

/** The return of a double-up as a share of the win at risk: all cards that can decide it are counted. */
export function proveDoubleUp(action: DoubleUpAction): number {
  const pays = { won: 2, tied: 1, lost: 0 };
  let paid = 0;
  let draws = 0;
  for (let first = 0; first < DECK_SIZE; first++)
    for (let picked = 0; picked < DECK_SIZE; picked++) {
      if (first === picked) continue;
      paid += pays[outcomeOf(action, [first, ...Array.from({ length: HIGHER_CARDS }, () => picked)])];
      draws++;
    }
  return paid / draws;
}

const sizes = Uint8Array.from({ length: 32 }, (_, subset) => subset.toString(2).replaceAll("0", "").length);

function eachHand(deckSize: number, hand: Uint8Array, visit: () => void): void {
  for (let a = 0; a < deckSize - 4; a++)
    for (let b = a + 1; b < deckSize - 3; b++)
      for (let c = b + 1; c < deckSize - 2; c++)
        for (let d = c + 1; d < deckSize - 1; d++)
          for (let e = d + 1; e < deckSize; e++) {
            hand[0] = a;
            hand[1] = b;
            hand[2] = c;
            hand[3] = d;
            hand[4] = e;
            visit();
          }
}

/**
 * The index of each subset of the hand among all sets of its size. The cards are sorted, so the index is a
 * sum of binomials.
 */
function placeSubsets(hand: Uint8Array, places: Uint32Array): void {
  places[0] = 0;
  for (let card = 0; card < 5; card++) {
    const bit = 1 << card;
    for (let lower = 0; lower < bit; lower++)
      places[bit | lower] = places[lower]! + pascal[hand[card]!]![sizes[lower]! + 1]!;
  }
}
