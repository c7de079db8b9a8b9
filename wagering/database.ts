import type { LedgerTransaction } from "@parlour/ledger/wallet-lock";
import type { Reader } from "./admission.ts";

/** The part of the server's `Database` (in the kit) that wagering needs. */
export type WageringTransaction = Reader &
  LedgerTransaction & {
    /** The last statement of the transaction, which the commit follows at once. */
    queryLast<Row extends object>(text: string, values?: readonly unknown[]): Promise<Row[]>;
  };

export type WageringDatabase = Reader & {
  transaction<Result>(
    work: (tx: WageringTransaction) => Promise<Result>,
    /** The first statement only reads and locks, so that `begin` need not be awaited before it. */
    options?: { startsByLocking?: boolean },
  ): Promise<Result>;
};
