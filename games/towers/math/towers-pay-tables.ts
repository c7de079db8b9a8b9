import type { PayTable } from "../../kit/math/pay-table.ts";
import { stepPayTables } from "../../kit/math/step-pay-tables.ts";
import { towersLevels, towersPays } from "./towers.ts";

export const towersPayTables: PayTable[] = stepPayTables(
  { word: "games-towers.floor" },
  towersLevels.map((level) => ({ name: { word: `games-steps.${level}` }, pays: towersPays(level) })),
);
