import { blackjackOdds } from "../../kit/math/blackjack/blackjack-odds.ts";
import type { PayTable } from "../../kit/math/pay-table.ts";

export const blackjackPayTables: PayTable[] = [
  {
    title: { word: "games.payouts" },
    notes: [],
    columns: [{ word: "games.result" }, { word: "games.payout" }],
    rows: [
      [{ word: "games-blackjack.outcomeBlackjack" }, { odds: blackjackOdds.blackjack }],
      [{ word: "games-blackjack.outcomeWin" }, { odds: blackjackOdds.win }],
      [{ word: "games-blackjack.insurance" }, { odds: blackjackOdds.insurance }],
      [{ word: "games-blackjack.outcomePush" }, { word: "games-blackjack.stakeBack" }],
    ],
  },
];
