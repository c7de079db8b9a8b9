import { ACE, type PokerHand, pairValue, pokerHandOf } from "../poker-value.ts";

/** Odds to one on the ante by the player's best five of seven cards; every other hand pays even money. */
export const antePays: Partial<Record<PokerHand, number>> = {
  royalFlush: 100,
  straightFlush: 20,
  fourOfAKind: 10,
  fullHouse: 3,
  flush: 2,
};
export const anteOdds = (value: number): number => antePays[pokerHandOf(value)] ?? 1;

/** The hands of the AA bonus from best to worst, and their odds to one. Hands below a pair of aces lose. */
export const aaPays = {
  royalFlush: 100,
  straightFlush: 50,
  fourOfAKind: 40,
  fullHouse: 30,
  flush: 20,
  acesOrBetter: 7,
} as const;
export type AaHand = keyof typeof aaPays;

/** The AA bonus row for the value of the player's two cards and the flop; null if the bonus loses. */
export function aaHandOf(value: number): AaHand | null {
  const hand = pokerHandOf(value);
  if (hand in aaPays) return hand as AaHand;
  return value >= pairValue(ACE) ? "acesOrBetter" : null;
}

const FOUR = 2;

/** The lowest value with which the dealer qualifies: a pair of fours. */
export const DEALER_QUALIFIES_FROM = pairValue(FOUR);

/** The call costs this many antes. */
export const CALL_ANTES = 2;
