import { DECK_SIZE } from "./cards.ts";
import type { GameFigures } from "./figures.ts";
import type { VideoPokerRules } from "./video-poker.ts";

const pascal = Array.from({ length: DECK_SIZE + 1 }, () => new Uint32Array(6));
for (let n = 0; n <= DECK_SIZE; n++)
  for (let k = 0; k <= 5; k++)
    pascal[n]![k] = k === 0 ? 1 : n === 0 ? 0 : pascal[n - 1]![k - 1]! + pascal[n - 1]![k]!;

/**
 * The exact return with optimal play. For every set of up to five cards, `sums` holds the total payout of all
 * hands that contain it. The payout of a hold over all its draws then follows by inclusion–exclusion over the
 * discarded cards.
 */
export function proveVideoPoker(rules: Pick<VideoPokerRules, "pays" | "rank">): number {
  const sums = [0, 1, 2, 3, 4, 5].map((size) => new Float64Array(pascal[DECK_SIZE]![size]!));
  const hand = new Uint8Array(5);
  const places = new Uint32Array(32);
  const values = new Float64Array(32);

  eachHand(hand, () => {
    const pay = rules.pays[rules.rank(hand) ?? ""] ?? 0;
    if (pay === 0) return;
    placeSubsets(hand, places);
    for (let subset = 0; subset < 32; subset++) sums[sizes[subset]!]![places[subset]!]! += pay;
  });

  let total = 0;
  eachHand(hand, () => {
    placeSubsets(hand, places);
    for (let subset = 0; subset < 32; subset++) values[subset] = sums[sizes[subset]!]![places[subset]!]!;
    // From here on, `values[held]` covers only hands that contain the held cards and none of the discarded
    // ones.
    for (let card = 1; card < 32; card <<= 1)
      for (let subset = 0; subset < 32; subset++)
        if (!(subset & card)) values[subset]! -= values[subset | card]!;
    let best = 0;
    for (let subset = 0; subset < 32; subset++) {
      const mean = values[subset]! / draws[5 - sizes[subset]!]!;
      if (mean > best) best = mean;
    }
    total += best;
  });
  return total / pascal[DECK_SIZE]![5]!;
}

/** The highest payout, and any rows of the pay table that no hand can reach. */
export function videoPokerPrizes(
  rules: Pick<VideoPokerRules, "pays" | "rank">,
): Pick<GameFigures, "maximum" | "payUnit" | "unreachable"> {
  const reached = new Set<string | null>();
  const hand = new Uint8Array(5);
  eachHand(hand, () => {
    reached.add(rules.rank(hand));
  });
  return {
    maximum: Math.max(...Object.values(rules.pays)),
    payUnit: 1,
    unreachable: Object.keys(rules.pays).filter((row) => !reached.has(row)),
  };
}

const sizes = Uint8Array.from({ length: 32 }, (_, subset) => subset.toString(2).replaceAll("0", "").length);
/** The number of ways to draw 0 to 5 of the remaining 47 cards. */
const draws = [0, 1, 2, 3, 4, 5].map((drawn) => pascal[DECK_SIZE - 5]![drawn]!);

function eachHand(hand: Uint8Array, visit: () => void): void {
  for (let a = 0; a < DECK_SIZE - 4; a++)
    for (let b = a + 1; b < DECK_SIZE - 3; b++)
      for (let c = b + 1; c < DECK_SIZE - 2; c++)
        for (let d = c + 1; d < DECK_SIZE - 1; d++)
          for (let e = d + 1; e < DECK_SIZE; e++) {
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
