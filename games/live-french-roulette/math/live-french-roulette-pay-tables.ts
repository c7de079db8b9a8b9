import type { PayTable } from "../../kit/math/pay-table.ts";
import { europeanLayout } from "../../kit/math/roulette-layout.ts";
import { roulettePayTables } from "../../kit/math/roulette-pay-tables.ts";

/** The usual payouts, with a note that even-money bets get half their stake back on zero. */
export const liveFrenchRoulettePayTables: PayTable[] = roulettePayTables(europeanLayout).map((table) => ({
  ...table,
  notes: [...table.notes, { word: "games-live-french-roulette.laPartage" }],
}));
