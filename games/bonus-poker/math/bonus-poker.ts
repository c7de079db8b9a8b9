import { type BonusFour, bonusFourOf, type JacksHand, rankJacks } from "../../kit/math/jacks-hands.ts";
import { type VideoPokerRules, videoPokerGame } from "../../kit/math/video-poker.ts";

export type BonusHand = Exclude<JacksHand, "fourOfAKind"> | BonusFour;

/** The 8/5 pay table, named after its payouts for a full house and a flush. */
export const bonusPays = {
  royalFlush: 800,
  fourAces: 80,
  straightFlush: 50,
  fourLow: 40,
  fourHigh: 25,
  fullHouse: 8,
  flush: 5,
  straight: 4,
  threeOfAKind: 3,
  twoPair: 2,
  jacksOrBetter: 1,
} as const satisfies Record<BonusHand, number>;

export function rankBonus(cards: ArrayLike<number>): BonusHand | null {
  const hand = rankJacks(cards);
  return hand === "fourOfAKind" ? bonusFourOf(cards) : hand;
}

export const bonusPokerRules: VideoPokerRules = { slug: "bonus-poker", pays: bonusPays, rank: rankBonus };

export const bonusPoker = videoPokerGame(bonusPokerRules);
