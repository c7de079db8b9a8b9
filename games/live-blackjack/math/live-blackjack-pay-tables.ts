import { blackjackOdds } from "../../kit/math/blackjack/blackjack-odds.ts";
import type { PayTable } from "../../kit/math/pay-table.ts";
import type { BlackjackSpot } from "./live-blackjack-table.ts";
import { type PairKind, type PokerKind, pairPays, pokerPays } from "./side-bets.ts";

export const spotWords = {
  main: "games-live-blackjack.main",
  pairs: "games-live-blackjack.pairs",
  poker: "games-live-blackjack.poker",
} as const satisfies Record<BlackjackSpot, string>;

export const sideWords = {
  perfect: "games-live-blackjack.perfect",
  coloured: "games-live-blackjack.coloured",
  mixed: "games-live-blackjack.mixed",
  suitedTrips: "games-live-blackjack.suitedTrips",
  straightFlush: "games-live-blackjack.straightFlush",
  trips: "games-live-blackjack.trips",
  straight: "games-live-blackjack.straight",
  flush: "games-live-blackjack.flush",
} as const satisfies Record<PairKind | PokerKind, string>;

const kindsOf = <Kind extends string>(pays: Record<Kind, number>): [Kind, number][] =>
  Object.entries(pays) as [Kind, number][];

const columns: PayTable["columns"] = [{ word: "games.result" }, { word: "games.payout" }];

export const liveBlackjackPayTables: PayTable[] = [
  {
    title: { word: "games.payouts" },
    notes: [],
    columns,
    rows: [
      [{ word: "games-blackjack.outcomeBlackjack" }, { odds: blackjackOdds.blackjack }],
      [{ word: "games-blackjack.outcomeWin" }, { odds: blackjackOdds.win }],
      [{ word: "games-blackjack.insurance" }, { odds: blackjackOdds.insurance }],
      [{ word: "games-blackjack.outcomePush" }, { word: "games-blackjack.stakeBack" }],
    ],
  },
  {
    title: { word: spotWords.pairs },
    notes: [{ word: "games-live-blackjack.pairsRule" }],
    columns,
    rows: kindsOf(pairPays).map(([kind, pays]) => [{ word: sideWords[kind] }, { odds: [pays, 1] }]),
  },
  {
    title: { word: spotWords.poker },
    notes: [{ word: "games-live-blackjack.pokerRule" }],
    columns,
    rows: kindsOf(pokerPays).map(([kind, pays]) => [{ word: sideWords[kind] }, { odds: [pays, 1] }]),
  },
];
