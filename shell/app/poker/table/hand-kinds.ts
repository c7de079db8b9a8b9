import type { POKER_HAND_KINDS } from "@parlour/contracts/entities/poker";
import type { MessageKey } from "@parlour/web/i18n/messages";

export const handKindKeys: Record<(typeof POKER_HAND_KINDS)[number], MessageKey> = {
  highCard: "poker.kindHighCard",
  pair: "poker.kindPair",
  twoPair: "poker.kindTwoPair",
  threeOfAKind: "poker.kindThree",
  straight: "poker.kindStraight",
  flush: "poker.kindFlush",
  fullHouse: "poker.kindFullHouse",
  fourOfAKind: "poker.kindFour",
  straightFlush: "poker.kindStraightFlush",
};
