import type { Queryable, Transaction } from "@parlour/server/kit/database";

export type Values = Record<string, unknown>;
export type ChangeRow = {
  version: string;
  at: Date;
  operatorName: string;
  reason: string;
  before: Values;
  after: Values;
};
type NewChange = {
  version: number;
  at: Date;
  operator: { id: string; name: string };
  reason: string;
  before: Values;
  after: Values;
};

export async function readValues(db: Queryable): Promise<Values> {
  const rows = await db.query<{ name: string; value: unknown }>("select name, value from site_settings");
  return Object.fromEntries(rows.map(({ name, value }) => [name, value]));
}

export async function writeValues(tx: Transaction, values: Values): Promise<void> {
  await tx.query(
    `insert into site_settings (name, value) select key, value from jsonb_each($1::jsonb)
     on conflict (name) do update set value = excluded.value, updated_at = now()`,
    [JSON.stringify(values)],
  );
}

/** Returns the name of the operator who made the latest change, to tell an operator whose change conflicts with it. */
export async function findLatestAuthor(db: Queryable): Promise<{ operatorName?: string }> {
  const [row] = await db.query<{ operatorName: string }>(
    'select operator_name as "operatorName" from site_setting_changes order by version desc limit 1',
  );
  return row ?? {};
}

export async function findVersion(db: Queryable): Promise<number> {
  const [row] = await db.query<{ version: string }>(
    "select coalesce(max(version), 0) as version from site_setting_changes",
  );
  return Number(row!.version);
}

/** Locks the settings until the transaction ends, so that changes are serialised. */
export async function lockVersion(tx: Transaction): Promise<number> {
  await tx.query("select pg_advisory_xact_lock(hashtext('parlour site settings'))");
  return await findVersion(tx);
}

export async function insertChange(tx: Transaction, change: NewChange): Promise<void> {
  const { version, at, operator, reason, before, after } = change;
  await tx.query(
    `insert into site_setting_changes (version, at, operator_id, operator_name, reason, before, after)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [version, at, operator.id, operator.name, reason, JSON.stringify(before), JSON.stringify(after)],
  );
}

/** Lists changes, newest first, before a version if one is given. */
export async function listChanges(
  db: Queryable,
  { below, limit }: { below: number | undefined; limit: number },
): Promise<ChangeRow[]> {
  return await db.query<ChangeRow>(
    `select version, at, operator_name as "operatorName", reason, before, after from site_setting_changes
      where $1::bigint is null or version < $1 order by version desc limit $2`,
    [below ?? null, limit],
  );
}

/**
 * Returns the values that settings had right after the given version. Settings that have not changed since then
 * are left out.
 */
export async function readValuesAt(db: Queryable, version: number): Promise<Values> {
  const later = await db.query<{ before: Values }>(
    "select before from site_setting_changes where version > $1 order by version desc",
    [version],
  );
  return Object.assign({}, ...later.map(({ before }) => before));
}
