import { figureRange, hitRangeOf } from "../../kit/math/figure-range.ts";
import type { GameProof } from "../../kit/math/manifest.ts";
import type { PayTable } from "../../kit/math/pay-table.ts";
import { SAMPLE_STAKE } from "../../kit/math/sample-stake.ts";
import { simulationSource } from "../../kit/math/simulation-source.ts";
import { isSamePay, unreachablePays } from "../../kit/math/unreachable-pays.ts";
import { MINES_TILES, mines, minesMultiplier } from "./mines.ts";
import { minesPayTables } from "./mines-pay-tables.ts";
import { proveAllMines } from "./prove-mines.ts";

/** The payout of opening a number of gems and cashing out; null if the round ends earlier. */
function payAfter(mineCount: number, stones: number): number | null {
  const bet = { stake: 100, mines: mineCount };
  let step = mines.begin(bet, simulationSource(mineCount));
  const safe = Array.from({ length: MINES_TILES }, (_, tile) => tile).filter(
    (tile) => !step.state.hidden.includes(tile),
  );
  if (safe.length < stones) return null;
  for (const tile of safe.slice(0, stones)) {
    if (step.done) return null;
    step = mines.act!(step.state, { kind: "reveal", tile }, simulationSource(0));
  }
  if (!step.done) step = mines.act!(step.state, { kind: "cashOut" }, simulationSource(0));
  return step.win / bet.stake;
}

/** Each pay table row is for a number of gems, and each column for a number of mines. */
export const unreachableMines = (tables: readonly PayTable[] = minesPayTables): string[] =>
  unreachablePays(tables, (pay, { table, row, column }) => {
    const { columns, rows } = tables[table]!;
    const head = columns[column];
    const stones = rows[row]![0];
    if (!head || !("word" in head) || !stones || !("count" in stones)) return false;
    const paid = payAfter(Number(head.values?.count), stones.count);
    return paid !== null && isSamePay(paid, pay);
  });

export const minesProof: GameProof = {
  prove: () => ({
    main: "any board, any stop, lowest",
    figures: figureRange(
      "any board, any stop",
      proveAllMines().map(({ returned }) => returned),
    ),
    hitRange: hitRangeOf(proveAllMines().map(({ reached }) => reached)),
    maximum: Math.max(...proveAllMines().map(({ mines, stones }) => minesMultiplier(mines, stones))),
    payUnit: 100,
    unreachable: unreachableMines(),
  }),
  samples: {
    bets: Array.from({ length: MINES_TILES - 1 }, (_, index) => ({ stake: SAMPLE_STAKE, mines: index + 1 })),
    actions: [
      { kind: "cashOut" },
      ...Array.from({ length: MINES_TILES }, (_, tile) => ({ kind: "reveal", tile })),
    ],
  },
};
