import type { PayTable } from "../../kit/math/pay-table.ts";
import { PLINKO_ROWS_MAX, PLINKO_ROWS_MIN, plinkoPays, plinkoRisks } from "./plinko-pays.ts";

const titles = {
  low: "games-plinko.lowRisk",
  medium: "games-plinko.mediumRisk",
  high: "games-plinko.highRisk",
};
const heights = Array.from(
  { length: PLINKO_ROWS_MAX - PLINKO_ROWS_MIN + 1 },
  (_, index) => PLINKO_ROWS_MIN + index,
);
/** How many pockets the table lists: those of one side and the middle one, because the board is symmetric. */
const halfOf = (rows: number): number => Math.floor(rows / 2) + 1;
const pockets = Array.from({ length: halfOf(PLINKO_ROWS_MAX) }, (_, pocket) => pocket);

export const plinkoPayTables: PayTable[] = plinkoRisks.map((risk) => ({
  title: { word: titles[risk] },
  notes: [{ word: "games-plinko.pockets" }],
  columns: [{ word: "games-plinko.rows" }, ...pockets.map((pocket) => ({ count: pocket + 1 }))],
  rows: heights.map((rows) => {
    const pays = plinkoPays(risk, rows);
    return [
      { count: rows },
      ...pockets.map((pocket) => (pocket < halfOf(rows) ? { times: pays[pocket]! } : null)),
    ];
  }),
}));
