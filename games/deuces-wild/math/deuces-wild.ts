import { readShape } from "../../kit/math/poker-shape.ts";
import { type VideoPokerRules, videoPokerGame } from "../../kit/math/video-poker.ts";

export const fullPayDeuces = {
  naturalRoyalFlush: 800,
  fourDeuces: 200,
  wildRoyalFlush: 25,
  fiveOfAKind: 15,
  straightFlush: 9,
  fourOfAKind: 5,
  fullHouse: 3,
  flush: 2,
  straight: 2,
  threeOfAKind: 1,
} as const;

export type DeucesHand = keyof typeof fullPayDeuces;

/** Every deuce is wild and becomes the card that helps most. */
export function rankDeuces(cards: ArrayLike<number>): DeucesHand | null {
  const { deuces, most, second, flush, straightFrom } = readShape(cards, true);
  if (flush && straightFrom === 10 && deuces === 0) return "naturalRoyalFlush";
  if (deuces === 4) return "fourDeuces";
  if (flush && straightFrom === 10) return "wildRoyalFlush";
  if (most + deuces === 5) return "fiveOfAKind";
  if (flush && straightFrom > 0) return "straightFlush";
  if (most + deuces === 4) return "fourOfAKind";
  if (most + deuces === 3 && second === 2) return "fullHouse";
  if (flush) return "flush";
  if (straightFrom > 0) return "straight";
  if (most + deuces === 3) return "threeOfAKind";
  return null;
}

export const deucesWildRules: VideoPokerRules = {
  slug: "deuces-wild",
  pays: fullPayDeuces,
  rank: rankDeuces,
};

export const deucesWild = videoPokerGame(deucesWildRules);
