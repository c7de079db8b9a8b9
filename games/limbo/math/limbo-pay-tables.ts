import type { PayTable } from "../../kit/math/pay-table.ts";
import { limboChance, TARGET_MAX } from "./limbo.ts";

/** Players can choose any target; the pay table shows a selection. */
const shownTargets = [110, 150, 200, 300, 500, 1_000, 5_000, 10_000, 100_000, TARGET_MAX];

export const limboPayTables: PayTable[] = [
  {
    title: { word: "games.payouts" },
    notes: [{ word: "games.payCap", values: { most: TARGET_MAX / 100 } }],
    columns: [{ word: "games-limbo.target" }, { word: "games-limbo.chance" }],
    rows: shownTargets.map((target) => [{ times: target / 100 }, { share: limboChance(target) }]),
  },
];
