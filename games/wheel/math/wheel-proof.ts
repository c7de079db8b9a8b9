import { figureRange, hitRangeOf } from "../../kit/math/figure-range.ts";
import type { GameProof } from "../../kit/math/manifest.ts";
import type { PayTable } from "../../kit/math/pay-table.ts";
import { SAMPLE_STAKE } from "../../kit/math/sample-stake.ts";
import { isSamePay, unreachablePays } from "../../kit/math/unreachable-pays.ts";
import { wheel } from "./wheel.ts";
import { wheelPayTables } from "./wheel-pay-tables.ts";
import { wheelRisks, wheelSizes } from "./wheel-pays.ts";

/** The smallest stake at which every win is a whole amount. */
const STAKE = 10;

const settings = wheelRisks.flatMap((risk) => wheelSizes.map((segments) => ({ risk, segments })));

/** The win of each segment, computed by stopping the wheel on each of them in turn. */
const winsOf = (setting: (typeof settings)[number]): number[] =>
  Array.from(
    { length: setting.segments },
    (_, segment) => wheel.begin({ stake: STAKE, ...setting }, { below: () => segment }).win,
  );

/** There is one pay table per risk level. Each row states a payout and its chance on each size of wheel. */
export const unreachableWheel = (tables: readonly PayTable[] = wheelPayTables): string[] =>
  unreachablePays(tables, (pay, { table, row }) =>
    wheelSizes.every((segments, size) => {
      if (tables[table]!.rows[row]![size + 1] === null) return true;
      return winsOf({ risk: wheelRisks[table]!, segments }).some((win) => isSamePay(win / STAKE, pay));
    }),
  );

export const wheelProof: GameProof = {
  prove: () => ({
    main: "any wheel",
    figures: figureRange(
      "any wheel",
      settings.map((setting) => {
        const wins = winsOf(setting);
        return wins.reduce((sum, win) => sum + win, 0) / (STAKE * wins.length);
      }),
    ),
    hitRange: hitRangeOf(
      settings.map((setting) => {
        const wins = winsOf(setting);
        return wins.filter((win) => win > 0).length / wins.length;
      }),
    ),
    maximum: Math.max(...settings.flatMap(winsOf)) / STAKE,
    payUnit: STAKE,
    unreachable: unreachableWheel(),
  }),
  samples: { bets: settings.map((setting) => ({ stake: SAMPLE_STAKE, ...setting })) },
};
