import type { DESK_STATES } from "@parlour/contracts/entities/racing-desk";
import type { Queryable } from "../../../../kit/database.ts";
import type { RaceRow } from "../race-store.ts";

export type DeskState = (typeof DESK_STATES)[number];
/** The pagination cursor: the last race on the previous page, written as `<start>/<id>`. */
export type DeskCursor = { at: Date; id: string };

const isInState: Record<DeskState, string> = {
  OPEN: "state = 'OPEN'",
  RUNNING: "state = 'RUNNING'",
  UNSETTLED: "settled_at is null and state in ('OFFICIAL', 'VOID')",
  SETTLED: "state = 'SETTLED'",
  VOID: "state = 'VOID'",
};

/** Lists the ids of races, earliest start first. */
export async function listDeskRaceIds(
  db: Queryable,
  query: { date?: string; course?: string; state?: DeskState; after: DeskCursor | null; limit: number },
): Promise<string[]> {
  const rows = await db.query<{ id: string }>(
    `select id from racing_races
     where ($1::text is null or date = $1) and ($2::text is null or course_id = $2)
       and ${query.state ? isInState[query.state] : "true"}
       and ($3::timestamptz is null or (starts_at, id) > ($3, $4))
     order by starts_at, id limit $5`,
    [query.date ?? null, query.course ?? null, query.after?.at ?? null, query.after?.id ?? null, query.limit],
  );
  return rows.map(({ id }) => id);
}

/** Lists the courses of a day, each with the meeting that the card of its first race names. */
export const listCourses = (db: Queryable, date: string): Promise<Pick<RaceRow, "courseId" | "card">[]> =>
  db.query(
    `select course_id as "courseId", jsonb_build_object('meeting', card -> 'meeting') as card
     from (select distinct on (course_id) course_id, card, starts_at from racing_races where date = $1
       order by course_id, starts_at) first_races
     order by starts_at`,
    [date],
  );

export type Takings = {
  raceId: string;
  currency: string;
  fixedBets: number;
  fixedMinor: bigint;
  poolBets: number;
  poolMinor: bigint;
};

/** Sums stakes by race and currency. A bet on several races is counted under its first race. */
export async function readTakings(db: Queryable, raceIds: readonly string[]): Promise<Takings[]> {
  type Row = Omit<Takings, "fixedMinor" | "poolMinor"> & { fixedMinor: string; poolMinor: string };
  const rows = await db.query<Row>(
    `select b.race_id as "raceId", b.currency,
       count(*) filter (where b.market = 'FIXED')::int as "fixedBets",
       count(*) filter (where b.market = 'POOL')::int as "poolBets",
       coalesce(sum(b.stake_minor) filter (where b.market = 'FIXED'), 0)::text as "fixedMinor",
       coalesce(sum(b.stake_minor) filter (where b.market = 'POOL'), 0)::text as "poolMinor"
     from racing_bets b join wagering.wager w on w.player_id = b.player_id and w.id = b.id
     where b.race_id = any($1) group by b.race_id, b.currency order by b.race_id, b.currency`,
    [raceIds],
  );
  return rows.map((row) => ({
    ...row,
    fixedMinor: BigInt(row.fixedMinor),
    poolMinor: BigInt(row.poolMinor),
  }));
}

/** A pool closes when the first of its races starts, whichever race that is. */
const isClosed = "exists (select from racing_races l where l.id = any(p.race_ids) and l.state <> 'OPEN')";

export type PoolKey = { id: string; currency: string };
export type PoolState = "OPEN" | "CLOSED" | "SETTLED";

/** Lists pools by the start of their first race, the latest first. The cursor is `<start>/<id>/<currency>`. */
export async function listDeskPoolKeys(
  db: Queryable,
  query: { state?: PoolState; before: (DeskCursor & { currency: string }) | null; limit: number },
): Promise<PoolKey[]> {
  const states: Record<PoolState, string> = {
    OPEN: `p.settled_at is null and not ${isClosed}`,
    CLOSED: `p.settled_at is null and ${isClosed}`,
    SETTLED: "p.settled_at is not null",
  };
  return await db.query<PoolKey>(
    `select p.id, p.currency from racing_pools p join racing_races r on r.id = p.race_ids[1]
     where ${query.state ? states[query.state] : "true"}
       and ($1::timestamptz is null or (r.starts_at, p.id, p.currency) < ($1, $2, $3))
     order by r.starts_at desc, p.id desc, p.currency desc limit $4`,
    [query.before?.at ?? null, query.before?.id ?? null, query.before?.currency ?? null, query.limit],
  );
}

export const listPoolKeysOf = (db: Queryable, raceId: string): Promise<PoolKey[]> =>
  db.query<PoolKey>(
    `select id, currency from racing_pools where race_ids @> array[$1::text]
     order by cardinality(race_ids), id, currency`,
    [raceId],
  );

/** Reads the number and stakes of a pool's bets. */
export async function readPoolStakes(
  db: Queryable,
  keys: readonly PoolKey[],
): Promise<Map<string, { bets: number; stakesMinor: bigint }>> {
  const rows = await db.query<PoolKey & { bets: number; stakes: string }>(
    `select b.pool_id as id, b.currency, count(*)::int as bets, sum(b.stake_minor)::text as stakes
     from racing_bets b join wagering.wager w on w.player_id = b.player_id and w.id = b.id
     where b.market = 'POOL' and b.pool_id = any($1) group by b.pool_id, b.currency`,
    [keys.map(({ id }) => id)],
  );
  return new Map(
    rows.map(({ id, currency, bets, stakes }) => [
      `${id}/${currency}`,
      { bets, stakesMinor: BigInt(stakes) },
    ]),
  );
}
