import type { PayTable } from "../../kit/math/pay-table.ts";
import { SPREAD_MAX, spreadPays, TRIPS_PAY } from "./red-dog.ts";

/** One row for each range of spreads that pay the same: the lowest and the highest spread, and the odds to one. */
export const spreadRows: readonly { from: number; to: number; odds: number }[] = Array.from(
  { length: SPREAD_MAX },
  (_, index) => index + 1,
).reduce<{ from: number; to: number; odds: number }[]>((rows, spread) => {
  const last = rows.at(-1);
  const odds = spreadPays(spread);
  if (last?.odds === odds) last.to = spread;
  else rows.push({ from: spread, to: spread, odds });
  return rows;
}, []);

export const redDogPayTables: PayTable[] = [
  {
    title: { word: "games.payouts" },
    notes: [{ word: "games-red-dog.rule3" }],
    columns: [{ word: "games-red-dog.spread" }, { word: "games.payout" }],
    rows: [
      ...spreadRows.map(({ from, to, odds }) => [
        { count: from, ...(to > from && { to }) },
        { odds: [odds, 1] as [number, number] },
      ]),
      [{ word: "games-red-dog.trips" }, { odds: [TRIPS_PAY, 1] }],
    ],
  },
];
