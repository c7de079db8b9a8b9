import type { PayTable } from "../pay-table.ts";
import { type BaccaratKind, baccaratKinds, baccaratReturns } from "./baccarat-hands.ts";

export const betWords = {
  player: "games-baccarat.player",
  banker: "games-baccarat.banker",
  tie: "games-baccarat.tie",
  playerPair: "games-baccarat.playerPair",
  bankerPair: "games-baccarat.bankerPair",
} as const satisfies Record<BaccaratKind, string>;

/** The odds paid on top of the stake, as printed on the table. */
export const baccaratOdds = (kind: BaccaratKind): [number, number] => [
  (baccaratReturns[kind] - 100) / 100,
  1,
];

export const baccaratPayTables: PayTable[] = [
  {
    title: { word: "games.payouts" },
    notes: [{ word: "games-baccarat.rule4" }],
    columns: [{ word: "games.bet" }, { word: "games.payout" }],
    rows: baccaratKinds.map((kind) => [{ word: betWords[kind] }, { odds: baccaratOdds(kind) }]),
  },
];
