import type { Kysely } from "kysely";
import type { Pool, PoolClient } from "pg";

/** One SQL interface for a pool and for a transaction, so that a store takes either. */
export type Queryable = {
  /** Typed queries over the tables that a service declares for itself. */
  tables<Tables>(): Kysely<Tables>;
  /** Plain SQL with `$1` parameters. */
  query<Row extends object>(text: string, values?: readonly unknown[]): Promise<Row[]>;
};

export type Transaction = Queryable & {
  /** The transaction's own connection. Inside a transaction nothing else may be used. */
  client: PoolClient;
  /** Runs once the transaction is durable; never when it is rolled back. */
  afterCommit(effect: () => void | Promise<void>): void;
};

export type Database = Queryable & {
  pool: Pool;
  /**
   * Commits when the work resolves and rolls back when it throws. The work runs again after a
   * serialisation failure or a deadlock, so it must do nothing outside the database but `afterCommit`.
   */
  transaction<Result>(work: (tx: Transaction) => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
};
