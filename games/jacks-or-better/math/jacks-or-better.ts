import { type JacksHand, rankJacks } from "../../kit/math/jacks-hands.ts";
import { type VideoPokerRules, videoPokerGame } from "../../kit/math/video-poker.ts";

/** The 9/6 pay table, named after its payouts for a full house and a flush. */
export const nineSixPays = {
  royalFlush: 800,
  straightFlush: 50,
  fourOfAKind: 25,
  fullHouse: 9,
  flush: 6,
  straight: 4,
  threeOfAKind: 3,
  twoPair: 2,
  jacksOrBetter: 1,
} as const satisfies Record<JacksHand, number>;

export const jacksOrBetterRules: VideoPokerRules = {
  slug: "jacks-or-better",
  pays: nineSixPays,
  rank: rankJacks,
};

export const jacksOrBetter = videoPokerGame(jacksOrBetterRules);
