import { readShape } from "./poker-shape.ts";

/** The hands of video poker without wild cards, from best to worst. */
export type JacksHand =
  | "royalFlush"
  | "straightFlush"
  | "fourOfAKind"
  | "fullHouse"
  | "flush"
  | "straight"
  | "threeOfAKind"
  | "twoPair"
  | "jacksOrBetter";

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

/** The kinds of four of a kind in bonus poker games, which pay more for some ranks. */
export type BonusFour = "fourAces" | "fourLow" | "fourHigh";

/** Classifies four of a kind by rank: aces, twos to fours, or fives to kings. */
export function bonusFourOf(cards: ArrayLike<number>): BonusFour {
  const { mostRank } = readShape(cards, false);
  return mostRank === 1 ? "fourAces" : mostRank <= 4 ? "fourLow" : "fourHigh";
}
