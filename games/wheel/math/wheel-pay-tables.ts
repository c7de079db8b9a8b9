import type { PayTable } from "../../kit/math/pay-table.ts";
import { wheelPays, wheelRisks, wheelSizes } from "./wheel-pays.ts";

const riskWords = {
  low: "games-wheel.lowRisk",
  medium: "games-wheel.mediumRisk",
  high: "games-wheel.highRisk",
} as const;

/** One table per risk: each payout, and its chance on every size of wheel. */
export const wheelPayTables: PayTable[] = wheelRisks.map((risk) => {
  const wheels = wheelSizes.map((segments) => wheelPays(risk, segments));
  const prizes = [...new Set(wheels.flat())].filter((tenths) => tenths > 0).sort((a, b) => a - b);
  return {
    title: { word: riskWords[risk] },
    notes: [],
    columns: [
      { word: "games.payout" },
      ...wheelSizes.map((count) => ({ word: "games-wheel.segmentCount", values: { count } })),
    ],
    rows: prizes.map((tenths) => [
      { times: tenths / 10 },
      ...wheels.map((pays) => {
        const ways = pays.filter((pay) => pay === tenths).length;
        return ways === 0 ? null : { share: ways / pays.length };
      }),
    ]),
  };
});
