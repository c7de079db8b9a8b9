import { suitOf } from "../../kit/math/cards.ts";
import { JOKER } from "../../kit/math/poker-shape.ts";
import { rankBitOf } from "../../kit/math/poker-value.ts";
import { type PaiGowHand, paiGowHandOf, paiGowValue } from "./pai-gow-hand.ts";

/** The hands that win the Lantern bonus, best first. */
export const lanternHands = [
  "sevenCardStraightFlush",
  "fiveAces",
  "royalFlush",
  "straightFlush",
  "fourOfAKind",
  "fullHouse",
  "flush",
  "threeOfAKind",
  "straight",
] as const;
export type LanternHand = (typeof lanternHands)[number];

/** Odds to one that the Lantern bonus pays for each best hand in the player's seven cards. */
export const lanternPays: Record<LanternHand, number> = {
  sevenCardStraightFlush: 2000,
  fiveAces: 500,
  royalFlush: 150,
  straightFlush: 50,
  fourOfAKind: 25,
  fullHouse: 6,
  flush: 4,
  threeOfAKind: 3,
  straight: 2,
};

const isLanternHand = (hand: PaiGowHand | LanternHand): hand is LanternHand => hand in lanternPays;

/** For each lowest rank, the set of seven consecutive ranks that starts with it; the first set is ace to seven. */
export const sevenRuns: readonly number[] = [
  (1 << 12) | 0b111111,
  ...Array.from({ length: 7 }, (_, low) => 0b1111111 << low),
];

/** Whether all seven cards are one straight flush; the joker fills any gap or end. */
function isSevenCardRun(cards: readonly number[]): boolean {
  const natural = cards.filter((card) => card !== JOKER);
  if (new Set(natural.map(suitOf)).size > 1) return false;
  const ranks = natural.reduce((set, card) => set | (1 << rankBitOf(card)), 0);
  return sevenRuns.some((run) => (ranks & ~run) === 0);
}

/** The row of the bonus pay table that seven cards win; null if they win nothing. */
export function lanternHandOf(cards: readonly number[]): LanternHand | null {
  if (isSevenCardRun(cards)) return "sevenCardStraightFlush";
  const hand = paiGowHandOf(paiGowValue(cards));
  return isLanternHand(hand) ? hand : null;
}
