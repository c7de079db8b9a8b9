import { rankOf } from "../../kit/math/cards.ts";
import { JOKER, readShape } from "../../kit/math/poker-shape.ts";
import { type VideoPokerRules, videoPokerGame } from "../../kit/math/video-poker.ts";

/**
 * The payouts of joker poker with kings or better. Full pay has 20 for four of a kind and returns more than
 * 100% with perfect play, so it is not the default.
 */
export const jokerPays = {
  naturalRoyalFlush: 800,
  fiveOfAKind: 200,
  wildRoyalFlush: 100,
  straightFlush: 50,
  fourOfAKind: 17,
  fullHouse: 7,
  flush: 5,
  straight: 3,
  threeOfAKind: 2,
  twoPair: 1,
  kingsOrBetter: 1,
} as const;

export type JokerHand = keyof typeof jokerPays;

const isKingOrAce = (rank: number): boolean => rank === 1 || rank === 13;

/** Whether a hand of different ranks has a king or an ace, with which the joker makes a pair. */
function hasKingOrAce(cards: ArrayLike<number>): boolean {
  for (let place = 0; place < 5; place++)
    if (cards[place] !== JOKER && isKingOrAce(rankOf(cards[place]!))) return true;
  return false;
}

/** The joker counts as the card that makes the best hand. */
export function rankJoker(cards: ArrayLike<number>): JokerHand | null {
  const { wilds, most, second, mostRank, flush, straightFrom } = readShape(cards, false);
  if (flush && straightFrom === 10) return wilds === 0 ? "naturalRoyalFlush" : "wildRoyalFlush";
  if (most + wilds === 5) return "fiveOfAKind";
  if (flush && straightFrom > 0) return "straightFlush";
  if (most + wilds === 4) return "fourOfAKind";
  if (most + wilds === 3 && second === 2) return "fullHouse";
  if (flush) return "flush";
  if (straightFrom > 0) return "straight";
  if (most + wilds === 3) return "threeOfAKind";
  if (most === 2 && second === 2) return "twoPair";
  const isPaid = wilds === 0 ? most === 2 && isKingOrAce(mostRank) : hasKingOrAce(cards);
  return isPaid ? "kingsOrBetter" : null;
}

export const jokerPokerRules: VideoPokerRules = {
  slug: "joker-poker",
  pays: jokerPays,
  hasJoker: true,
  rank: rankJoker,
};

export const jokerPoker = videoPokerGame(jokerPokerRules);
