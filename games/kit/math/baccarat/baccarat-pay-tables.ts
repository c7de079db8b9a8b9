import type { PayTable } from "../pay-table.ts";
import {
  type BaccaratKind,
  type BankerRule,
  baccaratKinds,
  baccaratReturns,
  noCommissionReturns,
} from "./baccarat-hands.ts";

export const betWords = {
  player: "games-baccarat.player",
  banker: "games-baccarat.banker",
  tie: "games-baccarat.tie",
  playerPair: "games-baccarat.playerPair",
  bankerPair: "games-baccarat.bankerPair",
} as const satisfies Record<BaccaratKind, string>;

/** The odds paid on top of the stake, as printed on the table. */
export const baccaratOdds = (kind: BaccaratKind, rule: BankerRule = "commission"): [number, number] => {
  const isFree = rule === "no-commission" && kind === "banker";
  return [((isFree ? noCommissionReturns.banker : baccaratReturns[kind]) - 100) / 100, 1];
};

/** The odds of a banker win with six points at a table without commission. */
export const bankerSixOdds: [number, number] = [1, 2];

const payTablesOf = (rule: BankerRule): PayTable[] => [
  {
    title: { word: "games.payouts" },
    notes: [{ word: "games-baccarat.rule4" }],
    columns: [{ word: "games.bet" }, { word: "games.payout" }],
    rows: baccaratKinds.flatMap((kind) => [
      [{ word: betWords[kind] }, { odds: baccaratOdds(kind, rule) }],
      ...(kind === "banker" && rule === "no-commission"
        ? [[{ word: "games-baccarat.bankerSix" }, { odds: bankerSixOdds }]]
        : []),
    ]),
  },
];

export const baccaratPayTables = payTablesOf("commission");
export const noCommissionPayTables = payTablesOf("no-commission");
