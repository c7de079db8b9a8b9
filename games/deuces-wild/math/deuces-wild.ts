import { readShape } from "../../kit/math/poker-shape.ts";
import { type VideoPokerRules, videoPokerGame } from "../../kit/math/video-poker.ts";

/**
 * The usual pay tables of deuces wild, by name. Operators choose one of them. Full pay returns more than 100% with
 * perfect play, so it is not the default.
 */
export const deucesPayTables = {
  "full-pay": {
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
  "not-so-ugly": {
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

export type DeucesHand = keyof (typeof deucesPayTables)["full-pay"];

type DeucesPays = Readonly<Record<DeucesHand, number>>;

export const deucesPays: DeucesPays = deucesPayTables["not-so-ugly"];

const paysByVersion: Readonly<Record<number, DeucesPays>> = {
  1: deucesPayTables["full-pay"],
  3: deucesPayTables.illinois,
  5: deucesPayTables.illinois,
  6: deucesPayTables["full-pay"],
};

/** Returns the pay table of a version of the maths; the versions that are not listed have the default. */
export const deucesPaysOf = (mathsVersion?: number): DeucesPays =>
  paysByVersion[mathsVersion ?? 0] ?? deucesPays;

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
