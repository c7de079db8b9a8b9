import type { LedgerTransaction } from "@parlour/ledger/wallet-lock";
import type { Reader } from "./admission.ts";

/** The parts of `Transaction` and `Database` in `server/kit` that wagering needs. */
export type WageringTransaction = Reader &
  LedgerTransaction & {
    /** Sends the last statement of the transaction, with the commit directly after it. */
    queryLast<Row extends object>(text: string, values?: readonly unknown[]): Promise<Row[]>;
  };

export type WageringDatabase = Reader & {
  transaction<Result>(
    work: (tx: WageringTransaction) => Promise<Result>,
    /** The first statement only reads and locks, so it can be sent without waiting for the answer to `begin`. */
    options?: { startsByLocking?: boolean },
  ): Promise<Result>;
};
