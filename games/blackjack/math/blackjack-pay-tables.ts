import type { PayTable } from "../../kit/math/pay-table.ts";
import { blackjackOdds } from "./settle.ts";

export const blackjackPayTables: PayTable[] = [
  {
    title: { word: "games.payouts" },
    notes: [],
    columns: [{ word: "games.result" }, { word: "games.payout" }],
    rows: [
      [{ word: "games-tables.blackjackOutcomeBlackjack" }, { odds: blackjackOdds.blackjack }],
      [{ word: "games-tables.blackjackOutcomeWin" }, { odds: blackjackOdds.win }],
      [{ word: "games-tables.blackjackInsurance" }, { odds: blackjackOdds.insurance }],
      [{ word: "games-tables.blackjackOutcomePush" }, { word: "games-tables.stakeBack" }],
    ],
  },
];
