import type { PayTable } from "../../kit/math/pay-table.ts";
import { lanternHands, lanternPays } from "./lantern-bonus.ts";
import type { PaiGowHand } from "./pai-gow-hand.ts";
import { mainReturns, type PaiGowOutcome } from "./pai-gow-outcome.ts";

export const paiGowHandWords = {
  sevenCardStraightFlush: "games-pai-gow-poker.sevenCardStraightFlush",
  fiveAces: "games-pai-gow-poker.fiveAces",
  royalFlush: "games-pai-gow-poker.royalFlush",
  straightFlush: "games-pai-gow-poker.straightFlush",
  fourOfAKind: "games-pai-gow-poker.fourOfAKind",
  fullHouse: "games-pai-gow-poker.fullHouse",
  flush: "games-pai-gow-poker.flush",
  straight: "games-pai-gow-poker.straight",
  threeOfAKind: "games-pai-gow-poker.threeOfAKind",
  twoPair: "games-pai-gow-poker.twoPair",
  pair: "games-pai-gow-poker.pair",
  highCard: "games-pai-gow-poker.highCard",
} as const satisfies Record<PaiGowHand | "sevenCardStraightFlush", string>;

const mainRows: readonly { word: string; outcome: PaiGowOutcome }[] = [
  { word: "games-pai-gow-poker.bothWin", outcome: "win" },
  { word: "games-pai-gow-poker.oneWins", outcome: "push" },
  { word: "games-pai-gow-poker.queenHigh", outcome: "queenHigh" },
];

export const paiGowPayTables: PayTable[] = [
  {
    title: { word: "games-pai-gow-poker.main" },
    notes: [{ word: "games-pai-gow-poker.copiesRule" }],
    columns: [{ word: "games.result" }, { word: "games.payout" }],
    rows: mainRows.map(({ word, outcome }) => [{ word }, { times: mainReturns[outcome] }]),
  },
  {
    title: { word: "games-pai-gow-poker.lantern" },
    notes: [{ word: "games-pai-gow-poker.lanternRule" }],
    columns: [{ word: "games.result" }, { word: "games.payout" }],
    rows: lanternHands.map((hand) => [{ word: paiGowHandWords[hand] }, { odds: [lanternPays[hand], 1] }]),
  },
];
