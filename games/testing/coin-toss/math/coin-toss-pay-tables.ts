import type { PayTable } from "../../../kit/math/pay-table.ts";
import { COIN_TOSS_PAYS } from "./coin-toss.ts";

export const coinTossPayTables: PayTable[] = [
  {
    title: { word: "games.payouts" },
    notes: [],
    columns: [{ word: "games.bet" }, { word: "games.payout" }],
    rows: [[{ word: "games.result" }, { times: COIN_TOSS_PAYS / 100 }]],
  },
];
