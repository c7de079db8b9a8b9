import type { Selection } from "@parlour/racing";
import type { Queryable } from "../../../kit/database.ts";

/** The sum of bets on the same selections in a pool. `selections` is null in pools that are summed as a whole. */
export type PoolStakes = {
  selections: readonly Selection[] | null;
  unitMinor: bigint;
  stakeMinor: bigint;
  bets: number;
};

export type AskedPool = {
  id: string;
  /** Whether to add up the bets on each selection separately. */
  isDetailed: boolean;
};

/** Reads the stakes of pools, in the order in which they are requested. */
export type PoolTotals = (
  pools: readonly AskedPool[],
  currency: string,
) => Promise<(readonly PoolStakes[])[]>;

type Sums = ReadonlyMap<string, PoolStakes>;

/**
 * The totals of all bets whose transaction id is below `end`. These transactions have all ended, so the totals are
 * final.
 */
type Counted = { end: string; sums: Sums };

type Row = {
  pool: number;
  selections: Selection[] | null;
  unit: string;
  stake: string;
  bets: number;
  isFinal: boolean;
  end: string;
};

const MOST_POOLS = 2_000;
/** The maximum number of selections to cache for a pool; a pool with more is added up in full each time. */
const MOST_SELECTIONS = 20_000;

const nothing: Counted = { end: "0", sums: new Map() };

/**
 * Returns a function that adds up the bets in pools. A popular pool has many bets and its totals are read several
 * times a second, so bets that can no longer change are added up once and cached.
 */
export function createPoolTotals(db: Queryable): PoolTotals {
  const kept = new Map<string, Counted>();
  return async (pools, currency) => {
    const keys = pools.map(({ id, isDetailed }) => `${id}\n${currency}\n${isDetailed}`);
    const counted = keys.map((key) => kept.get(key) ?? nothing);
    const added = Map.groupBy(await readNewer(db, pools, counted, currency), ({ pool }) => pool);
    return pools.map((_, pool) => {
      const rows = added.get(pool) ?? [];
      if (rows.length === 0) return [...counted[pool]!.sums.values()];
      const finals = sumUp(
        counted[pool]!.sums,
        rows.filter(({ isFinal }) => isFinal),
      );
      if (kept.size >= MOST_POOLS) kept.clear();
      if (finals.size <= MOST_SELECTIONS) kept.set(keys[pool]!, { end: rows[0]!.end, sums: finals });
      const all = sumUp(
        finals,
        rows.filter(({ isFinal }) => !isFinal),
      );
      return [...all.values()];
    });
  };
}

/**
 * Adds up the bets that are not counted yet. Bets from transactions older than every running one get separate totals,
 * which are final, because those transactions have ended.
 */
async function readNewer(
  db: Queryable,
  pools: readonly AskedPool[],
  counted: readonly Counted[],
  currency: string,
): Promise<Row[]> {
  return await db.query<Row>(
    `with running as materialized (select pg_snapshot_xmin(pg_current_snapshot()) as first)
     select (asked.position - 1)::int as pool, newer.*, running.first::text as end
     from running, unnest($1::text[], $2::boolean[], $3::text[]) with ordinality as asked (id, detailed, start, position)
     -- Grouped within the join, so that each pool is read by the index, however few rows the planner expects.
     cross join lateral (
       select case when asked.detailed then b.selections end as selections, sum(b.unit_minor)::text as unit,
         sum(b.stake_minor)::text as stake, count(*)::int as bets, b.placed_in < running.first as "isFinal"
       from racing_bets b
       where b.pool_id = asked.id and b.currency = $4 and b.market = 'POOL' and b.placed_in >= asked.start::xid8
       group by 1, 5
     ) newer`,
    [
      pools.map(({ id }) => id),
      pools.map(({ isDetailed }) => isDetailed),
      counted.map(({ end }) => end),
      currency,
    ],
  );
}

function sumUp(sums: Sums, rows: readonly Row[]): Sums {
  if (rows.length === 0) return sums;
  const all = new Map(sums);
  for (const { selections, unit, stake, bets } of rows) {
    const key = JSON.stringify(selections);
    const known = all.get(key);
    all.set(key, {
      selections,
      unitMinor: (known?.unitMinor ?? 0n) + BigInt(unit),
      stakeMinor: (known?.stakeMinor ?? 0n) + BigInt(stake),
      bets: (known?.bets ?? 0) + bets,
    });
  }
  return all;
}
