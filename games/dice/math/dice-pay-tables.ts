import type { PayTable } from "../../kit/math/pay-table.ts";
import { DICE_SIDES, diceMultiplier, WAYS_MAX, WAYS_MIN } from "./dice.ts";

/** Any target can be chosen, so the table shows the most likely, the least likely and a few in between. */
const shownWays = [WAYS_MAX, 9_000, 7_500, 5_000, 2_500, 1_000, 100, WAYS_MIN];

export const dicePayTables: PayTable[] = [
  {
    title: { word: "games.payouts" },
    notes: [],
    columns: [{ word: "games-dice.chance" }, { word: "games.multiplier" }],
    rows: shownWays.map((ways) => [
      { share: ways / DICE_SIDES },
      { times: diceMultiplier({ direction: "under", target: ways }) },
    ]),
  },
];
