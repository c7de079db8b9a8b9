import type { PoolRules, PoolStatement, PoolType } from "@parlour/racing";
import type { Queryable } from "../../../kit/database.ts";

export type PoolRow = {
  id: string;
  currency: string;
  type: PoolType;
  raceIds: string[];
  rules: PoolRules;
  carryInMinor: bigint;
  statement: PoolStatement | null;
  carriedTo: string | null;
  settledAt: Date | null;
};

type Stored = Omit<PoolRow, "rules" | "carryInMinor" | "statement"> & {
  rules: string;
  carryInMinor: string;
  statement: string | null;
};

const columns = `id, currency, type, race_ids as "raceIds", rules::text, carry_in_minor::text as "carryInMinor",
  statement::text, carried_to as "carriedTo", settled_at as "settledAt"`;

/** JSON has no integers beyond 2^53, so amounts are stored as text with a mark. */
const pack = (value: unknown): string =>
  JSON.stringify(value, (_, one: unknown) => (typeof one === "bigint" ? `${one}n` : one));
const unpack = <Value>(text: string): Value =>
  JSON.parse(text, (_, one: unknown) =>
    typeof one === "string" && /^-?\d+n$/.test(one) ? BigInt(one.slice(0, -1)) : one,
  ) as Value;

const toPool = (row: Stored): PoolRow => ({
  ...row,
  rules: unpack<PoolRules>(row.rules),
  carryInMinor: BigInt(row.carryInMinor),
  statement: row.statement === null ? null : unpack<PoolStatement>(row.statement),
});

export async function insertPool(
  db: Queryable,
  pool: Pick<PoolRow, "id" | "currency" | "type" | "raceIds" | "rules">,
): Promise<void> {
  await db.query(
    `insert into racing_pools (id, currency, type, race_ids, last_race_id, rules) values ($1, $2, $3, $4, $5, $6)
     on conflict (id, currency) do nothing`,
    [pool.id, pool.currency, pool.type, pool.raceIds, pool.raceIds.at(-1), pack(pool.rules)],
  );
}

export async function findPool(db: Queryable, id: string, currency: string): Promise<PoolRow | undefined> {
  return (await findPools(db, [id], currency))[0];
}

export async function findPools(db: Queryable, ids: readonly string[], currency: string): Promise<PoolRow[]> {
  const rows = await db.query<Stored>(
    `select ${columns} from racing_pools where id = any($1) and currency = $2`,
    [ids, currency],
  );
  return rows.map(toPool);
}

/** Pools whose last race is one of these, in every currency. */
export async function listEndingPools(db: Queryable, raceIds: readonly string[]): Promise<PoolRow[]> {
  const rows = await db.query<Stored>(
    `select ${columns} from racing_pools where last_race_id = any($1)
     order by cardinality(race_ids), id, currency`,
    [raceIds],
  );
  return rows.map(toPool);
}

export async function listSettledPools(db: Queryable): Promise<PoolRow[]> {
  const rows = await db.query<Stored>(
    `select ${columns} from racing_pools where settled_at is not null order by id, currency`,
  );
  return rows.map(toPool);
}

/** The first settlement counts: its figures are returned when another one was faster. */
export async function keepStatement(
  db: Queryable,
  { id, currency }: Pick<PoolRow, "id" | "currency">,
  statement: PoolStatement,
  carriedTo: string | null,
): Promise<PoolRow> {
  await db.query(
    `update racing_pools set statement = $3, carried_to = $4 where id = $1 and currency = $2 and statement is null`,
    [id, currency, pack(statement), carriedTo],
  );
  return (await findPool(db, id, currency))!;
}

/** Marks a pool as settled and adds what it carries over, once. */
export async function closePool(
  tx: Queryable,
  { id, currency, carriedTo }: Pick<PoolRow, "id" | "currency" | "carriedTo">,
  carryOverMinor: bigint,
  now: Date,
): Promise<void> {
  const closed = await tx.query(
    `update racing_pools set settled_at = $3 where id = $1 and currency = $2 and settled_at is null returning id`,
    [id, currency, now],
  );
  if (closed.length === 0 || carriedTo === null) return;
  await tx.query(
    "update racing_pools set carry_in_minor = carry_in_minor + $3 where id = $1 and currency = $2",
    [carriedTo, currency, `${carryOverMinor}`],
  );
}
