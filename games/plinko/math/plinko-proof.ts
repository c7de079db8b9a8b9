import type { GameProof } from "../../kit/math/manifest.ts";
import { SAMPLE_STAKE } from "../../kit/math/sample-stake.ts";
import { PLINKO_ROWS_MAX, PLINKO_ROWS_MIN, plinkoPays, plinkoRisks } from "./plinko-pays.ts";
import { provePlinko } from "./prove-plinko.ts";

const rowCounts = Array.from(
  { length: PLINKO_ROWS_MAX - PLINKO_ROWS_MIN + 1 },
  (_, index) => PLINKO_ROWS_MIN + index,
);

export const plinkoProof: GameProof = {
  prove: () => ({
    main: "medium, 12 rows",
    figures: plinkoRisks.flatMap((risk) =>
      rowCounts.map((rows) => ({ bet: `${risk}, ${rows} rows`, returned: provePlinko(risk, rows) })),
    ),
    // Every pocket can be reached, because each has at least one path.
    maximum: Math.max(...plinkoRisks.flatMap((risk) => rowCounts.flatMap((rows) => plinkoPays(risk, rows)))),
    payUnit: 10,
    unreachable: [],
  }),
  samples: {
    bets: plinkoRisks.flatMap((risk) => [8, 11, 16].map((rows) => ({ stake: SAMPLE_STAKE, rows, risk }))),
  },
};
