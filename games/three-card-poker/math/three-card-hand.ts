import { aceHighRank, suitOf } from "../../kit/math/cards.ts";

/** The hands from best to worst. With three cards, a straight is rarer than a flush. */
export const threeCardHands = [
  "straightFlush",
  "threeOfAKind",
  "straight",
  "flush",
  "pair",
  "highCard",
] as const;
export type ThreeCardHand = (typeof threeCardHands)[number];

const ACE_HIGH = 14;
/** The number base of scores. It is higher than every rank, so comparing scores compares card by card. */
const BASE = 15;

function handOf(high: number, middle: number, low: number, isFlush: boolean): ThreeCardHand {
  const isStraight = high - middle === 1 && middle - low === 1;
  if (isStraight) return isFlush ? "straightFlush" : "straight";
  if (high === low) return "threeOfAKind";
  if (isFlush) return "flush";
  return high === middle || middle === low ? "pair" : "highCard";
}

/** Classifies and scores three cards; a higher score beats a lower one, and equal scores tie. */
export function readThreeCards(cards: readonly number[]): { hand: ThreeCardHand; score: number } {
  const ranks = cards.map(aceHighRank).sort((a, b) => b - a);
  const isLowStraight = ranks[0] === ACE_HIGH && ranks[1] === 3 && ranks[2] === 2;
  const [high, middle, low] = (isLowStraight ? [3, 2, 1] : ranks) as [number, number, number];
  const isFlush = new Set(cards.map(suitOf)).size === 1;
  const hand = handOf(high, middle, low, isFlush);
  // The pair is compared before the third card.
  const [first, second, third] =
    hand === "pair" && middle === low ? [middle, low, high] : [high, middle, low];
  const strength = threeCardHands.length - threeCardHands.indexOf(hand);
  return { hand, score: ((strength * BASE + first) * BASE + second) * BASE + third };
}

const QUEEN = 12;

/** The lowest score with which the dealer qualifies: queen high. */
export const DEALER_QUALIFIES_FROM = (BASE + QUEEN) * BASE * BASE;
