import type { PayTable } from "../pay-table.ts";
import { blackjackOdds } from "./blackjack-odds.ts";
import { type PairKind, type PokerKind, pairPays, pokerPays, type SideBet } from "./side-bets.ts";

/** The spots of a blackjack table with side bets. */
export const blackjackSpots = ["main", "pairs", "poker"] as const;
export type BlackjackSpot = (typeof blackjackSpots)[number];

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

/** The payouts of a hand, with or without surrender. */
export const handPayTable = (hasSurrender: boolean): PayTable => ({
  title: { word: "games.payouts" },
  notes: [],
  columns,
  rows: [
    [{ word: "games-blackjack.outcomeBlackjack" }, { odds: blackjackOdds.blackjack }],
    [{ word: "games-blackjack.outcomeWin" }, { odds: blackjackOdds.win }],
    [{ word: "games-blackjack.insurance" }, { odds: blackjackOdds.insurance }],
    [{ word: "games-blackjack.outcomePush" }, { word: "games-blackjack.stakeBack" }],
    ...(hasSurrender
      ? [[{ word: "games-blackjack.outcomeSurrender" }, { word: "games-blackjack.halfBack" }]]
      : []),
  ],
});

export const sideBetPayTables = (titles: Record<SideBet, string>): PayTable[] => [
  {
    title: { word: titles.pairs },
    notes: [{ word: "games-live-blackjack.pairsRule" }],
    columns,
    rows: kindsOf(pairPays).map(([kind, pays]) => [{ word: sideWords[kind] }, { odds: [pays, 1] }]),
  },
  {
    title: { word: titles.poker },
    notes: [{ word: "games-live-blackjack.pokerRule" }],
    columns,
    rows: kindsOf(pokerPays).map(([kind, pays]) => [{ word: sideWords[kind] }, { odds: [pays, 1] }]),
  },
];

/** The payouts of blackjack at a table with pairs and 21+3. */
export const blackjackTablePayTables: PayTable[] = [handPayTable(false), ...sideBetPayTables(spotWords)];
