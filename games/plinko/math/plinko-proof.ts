import type { GameProof } from "../../kit/math/manifest.ts";
import type { PayTable } from "../../kit/math/pay-table.ts";
import { SAMPLE_STAKE } from "../../kit/math/sample-stake.ts";
import { isSamePay, unreachablePays } from "../../kit/math/unreachable-pays.ts";
import { plinko } from "./plinko.ts";
import { plinkoPayTables } from "./plinko-pay-tables.ts";
import { PLINKO_ROWS_MAX, PLINKO_ROWS_MIN, plinkoPays, plinkoRisks } from "./plinko-pays.ts";
import { provePlinko, provePlinkoHits } from "./prove-plinko.ts";

const rowCounts = Array.from(
  { length: PLINKO_ROWS_MAX - PLINKO_ROWS_MIN + 1 },
  (_, index) => PLINKO_ROWS_MIN + index,
);

/**
 * There is one pay table per risk level, with one row per board height; the columns are the pockets from the edge
 * inwards.
 */
export const unreachablePlinko = (tables: readonly PayTable[] = plinkoPayTables): string[] =>
  unreachablePays(tables, (pay, { table, row, column }) => {
    const bet = { stake: 10, rows: rowCounts[row]!, risk: plinkoRisks[table]! };
    let rightTurns = column - 1;
    const { win } = plinko.begin(bet, { below: () => (rightTurns-- > 0 ? 1 : 0) });
    return isSamePay(win / bet.stake, pay);
  });

export const plinkoProof: GameProof = {
  prove: () => ({
    main: "medium, 12 rows",
    figures: plinkoRisks.flatMap((risk) =>
      rowCounts.map((rows) => ({ bet: `${risk}, ${rows} rows`, returned: provePlinko(risk, rows) })),
    ),
    hitRate: provePlinkoHits(),
    maximum: Math.max(...plinkoRisks.flatMap((risk) => rowCounts.flatMap((rows) => plinkoPays(risk, rows)))),
    payUnit: 10,
    unreachable: unreachablePlinko(),
  }),
  samples: {
    bets: plinkoRisks.flatMap((risk) => [8, 11, 16].map((rows) => ({ stake: SAMPLE_STAKE, rows, risk }))),
  },
};
