import { rankOf } from "../../kit/math/cards.ts";
import { type BonusFour, bonusFourOf, type JacksHand, rankJacks } from "../../kit/math/jacks-hands.ts";
import { type VideoPokerRules, videoPokerGame } from "../../kit/math/video-poker.ts";

export type DoubleDoubleHand =
  | Exclude<JacksHand, "fourOfAKind">
  | BonusFour
  | "fourAcesWithKicker"
  | "fourLowWithKicker";

/** The 9/6 pay table, named after its payouts for a full house and a flush. */
export const doubleDoublePays = {
  royalFlush: 800,
  fourAcesWithKicker: 400,
  fourLowWithKicker: 160,
  fourAces: 160,
  fourLow: 80,
  straightFlush: 50,
  fourHigh: 50,
  fullHouse: 9,
  flush: 6,
  straight: 4,
  threeOfAKind: 3,
  twoPair: 1,
  jacksOrBetter: 1,
} as const satisfies Record<DoubleDoubleHand, number>;

/** Whether a hand with four of a kind has a kicker: all five cards are aces, twos, threes or fours. */
function hasKicker(cards: ArrayLike<number>): boolean {
  for (let place = 0; place < 5; place++) if (rankOf(cards[place]!) > 4) return false;
  return true;
}

export function rankDoubleDouble(cards: ArrayLike<number>): DoubleDoubleHand | null {
  const hand = rankJacks(cards);
  if (hand !== "fourOfAKind") return hand;
  const four = bonusFourOf(cards);
  return four !== "fourHigh" && hasKicker(cards) ? `${four}WithKicker` : four;
}

export const doubleDoubleBonusRules: VideoPokerRules = {
  slug: "double-double-bonus",
  pays: doubleDoublePays,
  rank: rankDoubleDouble,
};

export const doubleDoubleBonus = videoPokerGame(doubleDoubleBonusRules);
