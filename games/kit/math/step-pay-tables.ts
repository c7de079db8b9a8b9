import { multiplierOf, type PayFraction } from "./pay.ts";
import type { PayCell, PayTable, Word } from "./pay-table.ts";

/** The table with the payout of each step, with one column per setting. */
export function stepPayTables(
  step: Word,
  ladders: readonly { name: PayCell; pays: readonly PayFraction[] }[],
): PayTable[] {
  const longest = Math.max(...ladders.map(({ pays }) => pays.length));
  return [
    {
      title: { word: "games.payouts" },
      notes: [],
      columns: [step, ...ladders.map(({ name }) => name)],
      rows: Array.from({ length: longest }, (_, index) => [
        { count: index + 1 },
        ...ladders.map(({ pays }) => {
          const pay = pays[index];
          return pay === undefined ? null : { times: multiplierOf(pay) };
        }),
      ]),
    },
  ];
}
