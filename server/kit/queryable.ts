import type { Pool, PoolClient } from "pg";

/** A common SQL interface for a pool and for a transaction, so that a store takes either. */
export type Queryable = {
  /** Runs plain SQL with `$1` parameters; `Row` describes the columns that the statement returns. */
  query<Row extends object>(text: string, values?: readonly unknown[]): Promise<Row[]>;
};

export async function queryRows<Row extends object>(
  client: Pool | PoolClient,
  text: string,
  values: readonly unknown[] = [],
): Promise<Row[]> {
  return (await client.query<Row>(text, [...values])).rows;
}
