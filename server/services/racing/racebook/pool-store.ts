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
  /** The version of the pool's statement, starting at 1; a changed result starts a new version. */
  version: number;
  /** The amount moved from the pool's account to revenue so far. */
  shareMinor: bigint;
  /** The amount carried over from the pool's account to later pools so far. */
  carriedMinor: bigint;
};

type Stored = Omit<PoolRow, "rules" | "carryInMinor" | "statement" | "shareMinor" | "carriedMinor"> & {
  rules: string;
  statement: string | null;
} & Record<"carryInMinor" | "shareMinor" | "carriedMinor", string>;

const columns = `id, currency, type, race_ids as "raceIds", rules::text, carry_in_minor::text as "carryInMinor",
  statement::text, carried_to as "carriedTo", settled_at as "settledAt", version, share_minor::text as "shareMinor",
  carried_minor::text as "carriedMinor"`;

/** Serialises a value. JSON has no integers beyond 2^53, so amounts are stored as text that ends in `n`. */
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
  shareMinor: BigInt(row.shareMinor),
  carriedMinor: BigInt(row.carriedMinor),
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

/** Lists the unsettled pools that include a race, those with the fewest races first. */
export async function listUnsettledPools(db: Queryable, raceId: string): Promise<PoolRow[]> {
  const rows = await db.query<Stored>(
    `select ${columns} from racing_pools where race_ids @> array[$1::text] and settled_at is null
     order by cardinality(race_ids), id, currency`,
    [raceId],
  );
  return rows.map(toPool);
}

/** Lists the pools whose last race is one of these, in every currency. */
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

/**
 * Returns the amount that a settled pool still has to carry over. It stays in the pool's account until a later pool is
 * published that can receive it.
 */
export function toCarryMinor({
  statement,
  settledAt,
  carriedMinor,
}: Pick<PoolRow, "statement" | "settledAt" | "carriedMinor">): bigint {
  if (statement === null || settledAt === null || statement.carryOverMinor <= carriedMinor) return 0n;
  return statement.carryOverMinor - carriedMinor;
}

/** Lists the settled pools that still have money to carry over, the oldest first. */
export async function listPoolsToCarry(db: Queryable): Promise<PoolRow[]> {
  const rows = await db.query<Stored>(
    `select ${columns} from racing_pools
     where settled_at is not null and rtrim(statement ->> 'carryOverMinor', 'n')::bigint > carried_minor
     order by settled_at, id, currency`,
  );
  return rows.map(toPool);
}

/**
 * Stores a pool's statement. If another server has already stored one, that one is kept and returned. None is stored
 * if the pool has received a carry-over that the statement doesn't include.
 */
export async function keepStatement(
  db: Queryable,
  { id, currency, version, carryInMinor }: Pick<PoolRow, "id" | "currency" | "version" | "carryInMinor">,
  statement: PoolStatement,
): Promise<PoolRow> {
  await db.query(
    `update racing_pools set statement = $4
     where id = $1 and currency = $2 and version = $3 and statement is null and carry_in_minor = $5`,
    [id, currency, version, pack(statement), `${carryInMinor}`],
  );
  return (await findPool(db, id, currency))!;
}

/**
 * Locks the pool until the commit. Returns undefined if the pool was settled or its version was replaced in the
 * meantime.
 */
export async function lockUnsettled(
  tx: Queryable,
  { id, currency, version }: Pick<PoolRow, "id" | "currency" | "version">,
): Promise<PoolRow | undefined> {
  const rows = await tx.query<Stored>(
    `select ${columns} from racing_pools
     where id = $1 and currency = $2 and version = $3 and settled_at is null for update`,
    [id, currency, version],
  );
  return rows[0] && toPool(rows[0]);
}

/** Locks pools until the commit, in the order of their ids. */
export async function lockPools(
  tx: Queryable,
  ids: readonly string[],
  currency: string,
): Promise<Map<string, PoolRow>> {
  const rows = await tx.query<Stored>(
    `select ${columns} from racing_pools where id = any($1) and currency = $2 order by id for update`,
    [ids, currency],
  );
  return new Map(rows.map((row) => [row.id, toPool(row)]));
}

/** Marks a pool as settled. */
export async function closePool(
  tx: Queryable,
  { id, currency }: Pick<PoolRow, "id" | "currency">,
  shareMinor: bigint,
  now: Date,
): Promise<void> {
  await tx.query(
    `update racing_pools set settled_at = $3, share_minor = share_minor + $4 where id = $1 and currency = $2`,
    [id, currency, now, `${shareMinor}`],
  );
}

/** Records that an amount was carried over from one pool to another. */
export async function moveCarryOver(
  tx: Queryable,
  { id, currency }: Pick<PoolRow, "id" | "currency">,
  carriedTo: string,
  amountMinor: bigint,
): Promise<void> {
  await tx.query(
    `update racing_pools set carried_to = $3, carried_minor = carried_minor + $4 where id = $1 and currency = $2`,
    [id, currency, carriedTo, `${amountMinor}`],
  );
  await tx.query(
    "update racing_pools set carry_in_minor = carry_in_minor + $3 where id = $1 and currency = $2",
    [carriedTo, currency, `${amountMinor}`],
  );
}

/** Starts a new version of the pools on a race whose result has changed, so that they are settled again. */
export async function reopenPools(tx: Queryable, raceId: string, now: Date): Promise<void> {
  const isOnRace = "race_ids @> array[$1::text]";
  await tx.query(`select 1 from racing_pools where ${isOnRace} order by id, currency for update`, [raceId]);
  await tx.query(
    `insert into racing_replaced_statements (pool_id, currency, version, statement, replaced_at)
     select id, currency, version, statement, $2 from racing_pools where ${isOnRace} and statement is not null`,
    [raceId, now],
  );
  await tx.query(
    `update racing_pools set version = version + 1, statement = null, carried_to = null, settled_at = null
     where ${isOnRace}`,
    [raceId],
  );
}
