import type { PayTable } from "../../kit/math/pay-table.ts";
import { MULTIPLIER_MAX, minesMultiplier, stonesMax } from "./mines.ts";

/** A selection of mine counts and stopping points; during play, the game shows every next step. */
const shownMines = [1, 3, 5, 10, 24];
const shownStones = [1, 2, 3, 5, 10, 15, 24];

export const minesPayTables: PayTable[] = [
  {
    title: { word: "games.payouts" },
    notes: [{ word: "games.payCap", values: { most: Number(MULTIPLIER_MAX) } }],
    columns: [
      { word: "games-mines.stones" },
      ...shownMines.map((count) => ({ word: "games-mines.count", values: { count } })),
    ],
    rows: shownStones.map((stones) => [
      { count: stones },
      ...shownMines.map((mines) =>
        stones <= stonesMax(mines) ? { times: minesMultiplier(mines, stones) } : null,
      ),
    ]),
  },
];
