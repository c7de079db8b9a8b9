import type { ThreeCardHand } from "./three-card-hand.ts";

/** The ante bonus as odds to one, paid on a hand that is played, whatever the dealer has. */
export const anteBonus: Partial<Record<ThreeCardHand, number>> = {
  straightFlush: 5,
  threeOfAKind: 4,
  straight: 1,
};

/** Odds to one on the Pair Plus bet, whatever the dealer has. */
export const pairPlusPays: Partial<Record<ThreeCardHand, number>> = {
  straightFlush: 40,
  threeOfAKind: 30,
  straight: 6,
  flush: 4,
  pair: 1,
};
