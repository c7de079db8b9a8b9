import type { PayTable } from "../../kit/math/pay-table.ts";
import { stepPayTables } from "../../kit/math/step-pay-tables.ts";
import { foxtrotLevels, foxtrotPays } from "./foxtrot.ts";

export const foxtrotPayTables: PayTable[] = stepPayTables(
  { word: "games-foxtrot.lane" },
  foxtrotLevels.map((level) => ({ name: { word: `games-steps.${level}` }, pays: foxtrotPays(level) })),
);
