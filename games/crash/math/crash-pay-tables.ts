import type { PayTable } from "../../kit/math/pay-table.ts";
import { CRASH_MAX, crashChance } from "./crash.ts";

/** Sample multipliers in hundredths, up to the maximum. */
const shown = [150, 200, 300, 500, 1_000, 10_000, 100_000, CRASH_MAX];

export const crashPayTables: PayTable[] = [
  {
    title: { word: "games.payouts" },
    notes: [],
    columns: [{ word: "games-crash.cashOutAt" }, { word: "games-crash.reachedBy" }],
    rows: shown.map((multiplier) => [{ times: multiplier / 100 }, { share: crashChance(multiplier) }]),
  },
];
