import type { PayCell, PayTable } from "./pay-table.ts";

/** The position of a payout in the pay tables: the indexes of its table, row and column. */
export type PayPlace = { table: number; row: number; column: number };

/** The payout that a cell states as a multiple of the stake, stake included; null if it states none. */
export function statedPay(cell: PayCell | undefined): number | null {
  if (!cell) return null;
  if ("times" in cell) return cell.times;
  return "odds" in cell ? cell.odds[0] / cell.odds[1] + 1 : null;
}

/** Returns the payouts in the pay tables that no round can pay. `isPaid` plays the round that belongs to a cell. */
export function unreachablePays(
  tables: readonly PayTable[],
  isPaid: (pay: number, place: PayPlace) => boolean,
): string[] {
  return tables.flatMap(({ rows }, table) =>
    rows.flatMap((cells, row) =>
      cells.flatMap((cell, column) => {
        const pay = statedPay(cell);
        if (pay === null || isPaid(pay, { table, row, column })) return [];
        return [`${pay}× in row ${row + 1} of table ${table + 1}`];
      }),
    ),
  );
}

/** Compares two multiples with a tolerance, because they are not always exact in floating point. */
export const isSamePay = (one: number, other: number): boolean => Math.abs(one - other) < 1e-9;
