import type { PayTable } from "../../kit/math/pay-table.ts";
import { TIE_PAYS } from "./casino-war.ts";

export const casinoWarPayTables: PayTable[] = [
  {
    title: { word: "games.payouts" },
    notes: [{ word: "games-casino-war.rule4" }],
    columns: [{ word: "games.result" }, { word: "games.payout" }],
    rows: [
      [{ word: "games-casino-war.higherCard" }, { odds: [1, 1] }],
      [{ word: "games-casino-war.warWon" }, { word: "games-casino-war.warWonPays" }],
      [{ word: "games-casino-war.warTied" }, { word: "games-casino-war.warTiedPays" }],
      [{ word: "games-casino-war.surrendered" }, { word: "games-casino-war.surrenderedPays" }],
      [{ word: "games-casino-war.tie" }, { odds: [TIE_PAYS, 1] }],
    ],
  },
];
