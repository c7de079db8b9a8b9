import { choose } from "../../kit/math/choose.ts";
import { type LanternHand, lanternHands, lanternPays, sevenRuns } from "./lantern-bonus.ts";
import { paiGowHandOf, paiGowHands, valueWithJoker, valueWithoutJoker } from "./pai-gow-hand.ts";

const RANKS = 13;
const HAND = 7;
const sizeOf = (set: number): number => set.toString(2).replaceAll("0", "").length;

/** All sets of ranks that a hand can have in one suit, grouped by the number of ranks in the set. */
const setsBySize = Array.from({ length: HAND + 1 }, () => [] as number[]);
for (let set = 0; set < 1 << RANKS; set++) if (sizeOf(set) <= HAND) setsBySize[sizeOf(set)]!.push(set);

/**
 * Visits the hands of `size` cards from one deck. Hands that differ only by swapped suits are visited once, as the
 * one whose suits are sorted; `copies` is the number of hands that this one represents.
 */
function eachHand(
  size: number,
  visit: (suits: [number, number, number, number], copies: number) => void,
): void {
  const suits: [number, number, number, number] = [0, 0, 0, 0];
  const deal = (suit: number, left: number, copies: number, run: number): void => {
    if (suit === 4) {
      visit(suits, copies);
      return;
    }
    const before = suit === 0 ? Number.POSITIVE_INFINITY : suits[suit - 1]!;
    const sizes = suit === 3 ? [left] : Array.from({ length: left + 1 }, (_, count) => count);
    for (const count of sizes)
      for (const set of setsBySize[count]!) {
        if (set > before) break;
        suits[suit] = set;
        // `copies` is the number of ways to order the suits (4!) divided by the number of ways to order equal suits.
        const equal = set === before ? run + 1 : 1;
        deal(suit + 1, left - count, copies / equal, equal);
      }
  };
  deal(0, size, 24, 0);
}

export type LanternProof = {
  returned: number;
  /** The number of seven-card hands that win each row of the pay table. */
  counts: Record<LanternHand, number>;
  hands: number;
};

/** Counts every hand of seven cards from a deck with a joker. */
export function proveLantern(): LanternProof {
  const byHand = new Float64Array(paiGowHands.length);
  let sevens = 0;
  const count = (value: number, copies: number): void => {
    byHand[paiGowHands.indexOf(paiGowHandOf(value))]! += copies;
  };
  const isRun = ([first, second]: readonly number[]): boolean =>
    second === 0 && sevenRuns.some((run) => (first! & ~run) === 0);
  eachHand(HAND, (suits, copies) => {
    if (isRun(suits)) sevens += copies;
    else count(valueWithoutJoker(suits), copies);
  });
  eachHand(HAND - 1, (suits, copies) => {
    if (isRun(suits)) sevens += copies;
    else count(valueWithJoker(suits), copies);
  });
  const hands = sevens + byHand.reduce((sum, each) => sum + each, 0);
  if (hands !== Number(choose(4 * RANKS + 1, HAND))) throw new Error("Not every hand was counted.");
  const counts = Object.fromEntries(
    lanternHands.map((hand) => [
      hand,
      hand === "sevenCardStraightFlush" ? sevens : byHand[paiGowHands.indexOf(hand)]!,
    ]),
  ) as Record<LanternHand, number>;
  const paid = lanternHands.reduce((sum, hand) => sum + counts[hand] * (lanternPays[hand] + 1), 0);
  return { returned: paid / hands, counts, hands };
}
