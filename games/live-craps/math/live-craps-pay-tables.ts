import {
  anyCrapsPays,
  anySevenPays,
  fieldPays,
  hardPays,
  hardWays,
  oddsPays,
  placePays,
  points,
} from "../../kit/math/craps-odds.ts";
import type { PayTable } from "../../kit/math/pay-table.ts";
import type { CrapsKind } from "./craps-bets.ts";

export const crapsWords = {
  pass: "games-live-craps.pass",
  dontPass: "games-live-craps.dontPass",
  odds: "games-live-craps.odds",
  field: "games-live-craps.field",
  anySeven: "games-live-craps.anySeven",
  anyCraps: "games-live-craps.anyCraps",
  place: "games-live-craps.place",
  hard: "games-live-craps.hard",
} as const satisfies Record<CrapsKind, string>;

const pair = ([won, staked]: readonly [number, number]): [number, number] => [won, staked];

export const liveCrapsPayTables: PayTable[] = [
  {
    title: { word: "games.payouts" },
    notes: [{ word: "games-live-craps.barRule" }],
    columns: [{ word: "games.bet" }, { word: "games.payout" }],
    rows: [
      [{ word: crapsWords.pass }, { odds: [1, 1] }],
      [{ word: crapsWords.dontPass }, { odds: [1, 1] }],
      [{ word: crapsWords.anySeven }, { odds: pair(anySevenPays) }],
      [{ word: crapsWords.anyCraps }, { odds: pair(anyCrapsPays) }],
    ],
  },
  {
    title: { word: "games-live-craps.pointBets" },
    notes: [{ word: "games-live-craps.pointRule" }],
    columns: [{ word: "games-live-craps.total" }, { word: crapsWords.odds }, { word: crapsWords.place }],
    rows: points.map((point) => [
      { count: point },
      { odds: pair(oddsPays[point]) },
      { odds: pair(placePays[point]) },
    ]),
  },
  {
    title: { word: crapsWords.hard },
    notes: [{ word: "games-live-craps.hardRule" }],
    columns: [{ word: "games-live-craps.total" }, { word: "games.payout" }],
    rows: hardWays.map((total) => [{ count: total }, { odds: pair(hardPays[total]!) }]),
  },
  {
    title: { word: crapsWords.field },
    notes: [],
    columns: [{ word: "games-live-craps.total" }, { word: "games.payout" }],
    rows: Object.entries(fieldPays).map(([total, pays]) => [{ count: Number(total) }, { odds: pair(pays) }]),
  },
];
