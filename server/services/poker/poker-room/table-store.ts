import type { Database, Queryable } from "@parlour/server/kit/database";
import { saveHand } from "./hand-store.ts";
import type { TableConfig } from "./table-config.ts";
import { emptyTable, isBusy, type TableHand, type TableState } from "./table-state.ts";
import { saveVoidedHand } from "./voided-hand-store.ts";

/** The topic on which every change of a table is announced. */
export const topicOf = (id: string): string => `poker:${id}`;

export type StoredTable = { config: TableConfig; state: TableState; version: number };

/** Adds missing tables and updates the terms of the others. */
export async function addTables(db: Queryable, plan: readonly TableConfig[]): Promise<void> {
  await db.query(
    `insert into poker_tables as t (id, position, config, state)
     select c->>'id', position, c, $2 from jsonb_array_elements($1::jsonb) with ordinality as p(c, position)
     on conflict (id) do update set config = excluded.config, position = excluded.position
       where t.config <> excluded.config or t.position <> excluded.position`,
    [JSON.stringify(plan), JSON.stringify(emptyTable)],
  );
}

export async function listTables(db: Queryable): Promise<StoredTable[]> {
  const rows = await db.query<Row>(
    `select config, state, version::float8 as version from poker_tables
     where config->'tournament' is null order by position, id`,
  );
  return rows;
}

type Row = { config: TableConfig; state: TableState; version: number };

export async function findTable(db: Queryable, id: string): Promise<StoredTable | undefined> {
  const [row] = await db.query<Row>(
    "select config, state, version::float8 as version from poker_tables where id = $1",
    [id],
  );
  return row;
}

/** Finds the tables, pools and tournament tables at which any of the given players or guests is seated. */
export async function findTablesOf(db: Queryable, owners: readonly string[]): Promise<StoredTable[]> {
  return await db.query<Row>(
    `select config, state, version::float8 as version from poker_tables
     where is_busy and id in (select table_id from poker_seats where owner = any($1::text[]))
     order by position, id`,
    [owners],
  );
}

type TableSave = {
  config: TableConfig;
  version: number;
  state: TableState;
  finished: readonly TableHand[];
  /** Hands that this change has voided, as they were before it. */
  voided: readonly TableHand[];
  voidedAt: Date;
  /** The lease of the server that runs the table; every save extends it. */
  lease: { holder: string; until: Date } | null;
};

/**
 * Replaces the state if it is still the version that the caller read; otherwise returns undefined. A finished or voided
 * hand is written in the same transaction, so that it is recorded exactly when its chips are in the stacks.
 */
export async function saveTable(
  db: Database,
  id: string,
  { config, version, state, finished, voided, voidedAt, lease }: TableSave,
): Promise<number | undefined> {
  const update = (on: Queryable) =>
    on.query<{ version: number }>(
      `update poker_tables set state = $3, version = version + 1, is_busy = $4,
         lease_until = case when lease_holder = $5 then $6 else lease_until end
       where id = $1 and version = $2 returning version::float8 as version`,
      [id, version, JSON.stringify(state), isBusy(state), lease?.holder ?? null, lease?.until ?? null],
    );
  if (finished.length + voided.length === 0) return (await update(db))[0]?.version;
  return await db.transaction(async (tx) => {
    const [row] = await update(tx);
    if (row) {
      for (const hand of finished) await saveHand(tx, config, hand);
      for (const hand of voided) await saveVoidedHand(tx, id, hand, voidedAt);
    }
    return row?.version;
  });
}

/**
 * Acquires or renews the lease; undefined while another server holds it. `isTakenOver` is true if this server
 * was not the previous holder.
 */
export async function holdTableLease(
  db: Queryable,
  { id, holder, now, until }: { id: string; holder: string; now: Date; until: Date },
): Promise<{ isTakenOver: boolean; version: number } | undefined> {
  const [row] = await db.query<{ isTakenOver: boolean; version: number }>(
    `with before as (select lease_holder from poker_tables where id = $1)
     update poker_tables set lease_holder = $2, lease_until = $4
     where id = $1 and (lease_holder = $2 or lease_until is null or lease_until <= $3)
     returning (select lease_holder is distinct from $2 from before) as "isTakenOver", version::float8 as version`,
    [id, holder, now, until],
  );
  return row;
}

export async function dropTableLease(db: Queryable, id: string, holder: string): Promise<void> {
  await db.query("update poker_tables set lease_until = null where id = $1 and lease_holder = $2", [
    id,
    holder,
  ]);
}

/** Lists tables that have people or money but are not run by any server. */
export async function listAbandonedTables(db: Queryable, now: Date): Promise<string[]> {
  const rows = await db.query<{ id: string }>(
    "select id from poker_tables where is_busy and (lease_until is null or lease_until <= $1)",
    [now],
  );
  return rows.map(({ id }) => id);
}
