import type { MessageKey } from "@parlour/web/i18n/messages";

/** Every row of every paytable, as it is called at the table. */
export const handNames: Readonly<Record<string, MessageKey>> = {
  royalFlush: "games.handRoyalFlush",
  naturalRoyalFlush: "games.handNaturalRoyal",
  fourDeuces: "games.handFourDeuces",
  wildRoyalFlush: "games.handWildRoyal",
  fiveOfAKind: "games.handFiveOfAKind",
  straightFlush: "games.handStraightFlush",
  fourOfAKind: "games.handFourOfAKind",
  fullHouse: "games.handFullHouse",
  flush: "games.handFlush",
  straight: "games.handStraight",
  threeOfAKind: "games.handThreeOfAKind",
  twoPair: "games.handTwoPair",
  jacksOrBetter: "games.handJacksOrBetter",
};
