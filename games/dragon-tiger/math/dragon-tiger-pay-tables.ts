import type { PayTable } from "../../kit/math/pay-table.ts";
import { type DragonTigerKind, dragonTigerKinds, dragonTigerPays } from "./dragon-tiger-bets.ts";

export const dragonTigerWords = {
  dragon: "games-dragon-tiger.dragon",
  tiger: "games-dragon-tiger.tiger",
  tie: "games-dragon-tiger.tie",
  suitedTie: "games-dragon-tiger.suitedTie",
} as const satisfies Record<DragonTigerKind, string>;

export const dragonTigerPayTables: PayTable[] = [
  {
    title: { word: "games.payouts" },
    notes: [{ word: "games-dragon-tiger.halfOnTie" }],
    columns: [{ word: "games.bet" }, { word: "games.payout" }],
    rows: dragonTigerKinds.map((kind) => [
      { word: dragonTigerWords[kind] },
      { odds: [dragonTigerPays[kind], 1] },
    ]),
  },
];
