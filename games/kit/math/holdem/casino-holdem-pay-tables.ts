import type { PayTable } from "../pay-table.ts";
import type { PokerHand } from "../poker-value.ts";
import { type AaHand, aaPays, antePays } from "./casino-holdem-pays.ts";

export const holdemHandWords = {
  highCard: "games-casino-holdem.highCard",
  pair: "games-casino-holdem.pair",
  twoPair: "games-casino-holdem.twoPair",
  threeOfAKind: "games-casino-holdem.threeOfAKind",
  straight: "games-casino-holdem.straight",
  flush: "games-casino-holdem.flush",
  fullHouse: "games-casino-holdem.fullHouse",
  fourOfAKind: "games-casino-holdem.fourOfAKind",
  straightFlush: "games-casino-holdem.straightFlush",
  royalFlush: "games-casino-holdem.royalFlush",
  acesOrBetter: "games-casino-holdem.acesOrBetter",
  straightOrLess: "games-casino-holdem.straightOrLess",
} as const satisfies Record<PokerHand | AaHand | "straightOrLess", string>;

type HoldemRow = keyof typeof holdemHandWords;

/** The rows of a bet and their odds to one, best hand first. */
export const anteRows: [HoldemRow, number][] = [
  ...(Object.entries(antePays) as [HoldemRow, number][]),
  ["straightOrLess", 1],
];
export const aaRows = Object.entries(aaPays) as [HoldemRow, number][];

const rowsOf = (rows: readonly [HoldemRow, number][]): PayTable["rows"] =>
  rows.map(([hand, odds]) => [{ word: holdemHandWords[hand] }, { odds: [odds, 1] }]);

export const casinoHoldemPayTables: PayTable[] = [
  {
    title: { word: "games-casino-holdem.ante" },
    notes: [{ word: "games-casino-holdem.rule4" }],
    columns: [{ word: "games.result" }, { word: "games.payout" }],
    rows: rowsOf(anteRows),
  },
  {
    title: { word: "games-casino-holdem.call" },
    notes: [],
    columns: [{ word: "games.result" }, { word: "games.payout" }],
    rows: [[{ word: "games-casino-holdem.outcomeWin" }, { odds: [1, 1] }]],
  },
  {
    title: { word: "games-casino-holdem.aa" },
    notes: [{ word: "games-casino-holdem.rule5" }],
    columns: [{ word: "games.result" }, { word: "games.payout" }],
    rows: rowsOf(aaRows),
  },
];
