import type { PayTable } from "./pay-table.ts";
import type { VideoPokerRules } from "./video-poker.ts";
import { paysWith } from "./video-poker-pays.ts";

export const handWords = {
  royalFlush: "games-video-poker.handRoyalFlush",
  naturalRoyalFlush: "games-video-poker.handNaturalRoyal",
  fourDeuces: "games-video-poker.handFourDeuces",
  wildRoyalFlush: "games-video-poker.handWildRoyal",
  fiveOfAKind: "games-video-poker.handFiveOfAKind",
  straightFlush: "games-video-poker.handStraightFlush",
  fourOfAKind: "games-video-poker.handFourOfAKind",
  fullHouse: "games-video-poker.handFullHouse",
  flush: "games-video-poker.handFlush",
  straight: "games-video-poker.handStraight",
  threeOfAKind: "games-video-poker.handThreeOfAKind",
  twoPair: "games-video-poker.handTwoPair",
  jacksOrBetter: "games-video-poker.handJacksOrBetter",
  kingsOrBetter: "games-video-poker.handKingsOrBetter",
  fourAces: "games-video-poker.handFourAces",
  fourAcesWithKicker: "games-video-poker.handFourAcesWithKicker",
  fourLow: "games-video-poker.handFourLow",
  fourLowWithKicker: "games-video-poker.handFourLowWithKicker",
  fourHigh: "games-video-poker.handFourHigh",
} as const;

export function videoPokerPayTables(pays: VideoPokerRules["pays"]): PayTable[] {
  const withFewCoins = paysWith(1, pays);
  return [
    {
      title: { word: "games.payouts" },
      notes: [{ word: "games-video-poker.payNote" }],
      columns: [
        { word: "games.result" },
        { word: "games-video-poker.fewCoins" },
        { word: "games-video-poker.fiveCoins" },
      ],
      rows: Object.entries(pays).map(([hand, times]) => [
        { word: handWords[hand as keyof typeof handWords] },
        { times: withFewCoins[hand]! },
        { times },
      ]),
    },
  ];
}
