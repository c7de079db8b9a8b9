import { readShape } from "../../kit/math/poker-shape.ts";
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
} as const;

export type JacksHand = keyof typeof nineSixPays;

export function rankJacks(cards: ArrayLike<number>): JacksHand | null {
  const { most, second, mostRank, flush, straightFrom } = readShape(cards, false);
  if (flush && straightFrom === 10) return "royalFlush";
  if (flush && straightFrom > 0) return "straightFlush";
  if (most === 4) return "fourOfAKind";
  if (most === 3 && second === 2) return "fullHouse";
  if (flush) return "flush";
  if (straightFrom > 0) return "straight";
  if (most === 3) return "threeOfAKind";
  if (most === 2 && second === 2) return "twoPair";
  if (most === 2 && (mostRank === 1 || mostRank >= 11)) return "jacksOrBetter";
  return null;
}

export const jacksOrBetterRules: VideoPokerRules = {
  slug: "jacks-or-better",
  pays: nineSixPays,
  rank: rankJacks,
};

export const jacksOrBetter = videoPokerGame(jacksOrBetterRules);
