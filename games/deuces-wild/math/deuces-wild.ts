import { readShape } from "../../kit/math/poker-shape.ts";
import { type VideoPokerRules, videoPokerGame } from "../../kit/math/video-poker.ts";

/**
 * The usual pay tables of deuces wild, by name. Full pay returns more than 100% with perfect play, so it is
 * not the default.
 */
export const deucesPayTables = {
  "full pay": {
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
  },
  "not so ugly": {
    naturalRoyalFlush: 800,
    fourDeuces: 200,
    wildRoyalFlush: 25,
    fiveOfAKind: 16,
    straightFlush: 10,
    fourOfAKind: 4,
    fullHouse: 4,
    flush: 3,
    straight: 2,
    threeOfAKind: 1,
  },
  illinois: {
    naturalRoyalFlush: 800,
    fourDeuces: 200,
    wildRoyalFlush: 25,
    fiveOfAKind: 15,
    straightFlush: 9,
    fourOfAKind: 4,
    fullHouse: 4,
    flush: 3,
    straight: 2,
    threeOfAKind: 1,
  },
} as const;

export type DeucesHand = keyof (typeof deucesPayTables)["full pay"];

/** The pay table in use. Changing it requires a new version of the game's maths, with its own proof. */
export const deucesPays: Readonly<Record<DeucesHand, number>> = deucesPayTables["not so ugly"];

/** Every deuce is wild and counts as the card that makes the best hand. */
export function rankDeuces(cards: ArrayLike<number>): DeucesHand | null {
  const { wilds, most, second, flush, straightFrom } = readShape(cards, true);
  if (flush && straightFrom === 10 && wilds === 0) return "naturalRoyalFlush";
  if (wilds === 4) return "fourDeuces";
  if (flush && straightFrom === 10) return "wildRoyalFlush";
  if (most + wilds === 5) return "fiveOfAKind";
  if (flush && straightFrom > 0) return "straightFlush";
  if (most + wilds === 4) return "fourOfAKind";
  if (most + wilds === 3 && second === 2) return "fullHouse";
  if (flush) return "flush";
  if (straightFrom > 0) return "straight";
  if (most + wilds === 3) return "threeOfAKind";
  return null;
}

export const deucesRules = (pays: VideoPokerRules["pays"]): VideoPokerRules => ({
  slug: "deuces-wild",
  pays,
  rank: rankDeuces,
});

export const deucesWild = videoPokerGame(deucesRules(deucesPays));
