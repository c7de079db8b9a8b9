import type { LedgerTransaction } from "@parlour/ledger/wallet-lock";
import type { Reader } from "./admission.ts";

/** As much of the server's database as wagering needs: see `Database` of the server's kit. */
export type WageringTransaction = Reader & LedgerTransaction;

export type WageringDatabase = Reader & {
  transaction<Result>(work: (tx: WageringTransaction) => Promise<Result>): Promise<Result>;
};
