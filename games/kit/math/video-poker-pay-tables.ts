import type { PayTable } from "./pay-table.ts";
import type { VideoPokerRules } from "./video-poker.ts";

/** Every row of every machine, as it is called at the table. */
export const handWords = {
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
} as const;

export function videoPokerPayTables(pays: VideoPokerRules["pays"]): PayTable[] {
  return [
    {
      title: { word: "games.payouts" },
      notes: [],
      columns: [{ word: "games.result" }, { word: "games.payout" }],
      rows: Object.entries(pays).map(([hand, times]) => [
        { word: handWords[hand as keyof typeof handWords] },
        { times },
      ]),
    },
  ];
}
