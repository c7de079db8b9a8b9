import type { SportsIncident } from "@parlour/contracts/entities/sports-event";
import { virtualSportsProvider } from "@parlour/sports";
import type { Queryable } from "../../../kit/database.ts";
import type { SportsEventRecord } from "./event.ts";

type Row = {
  id: string;
  provider: string;
  sport: string;
  competition: string;
  competition_name: string;
  season: string | null;
  is_outright: boolean;
  home: SportsEventRecord["home"];
  away: SportsEventRecord["away"];
  players: SportsEventRecord["players"];
  starts_at: Date;
  status: SportsEventRecord["status"];
  is_suspended: boolean;
  is_held: boolean;
  has_gap: boolean;
  sequence: string;
  version: string;
  score_version: string;
  state: SportsEventRecord["state"];
  clock_seconds: number;
  clock_at: Date;
  markets: SportsEventRecord["markets"];
  trading: SportsEventRecord["trading"];
  updated_at: Date;
  ended_at: Date | null;
};

const recordOf = (row: Row): SportsEventRecord => ({
  id: row.id,
  provider: row.provider,
  sport: row.sport,
  competition: { id: row.competition, name: row.competition_name },
  season: row.season,
  isOutright: row.is_outright,
  home: row.home,
  away: row.away,
  players: row.players,
  startsAt: row.starts_at,
  status: row.status,
  isSuspended: row.is_suspended,
  isHeld: row.is_held,
  hasGap: row.has_gap,
  sequence: Number(row.sequence),
  version: Number(row.version),
  scoreVersion: Number(row.score_version),
  state: row.state,
  clockSeconds: row.clock_seconds,
  clockAt: row.clock_at,
  markets: row.markets,
  trading: row.trading,
  updatedAt: row.updated_at,
  endedAt: row.ended_at,
});

export async function findEvent(
  db: Queryable,
  id: string,
  lock: "" | "for update" | "for share" = "",
): Promise<SportsEventRecord | undefined> {
  const [row] = await db.query<Row>(`select * from sports.event where id = $1 ${lock}`, [id]);
  return row && recordOf(row);
}

/** Reads events by id. Rows are locked in the order of their ids, so that transactions cannot deadlock. */
export async function readEvents(
  db: Queryable,
  ids: readonly string[],
  lock: "" | "for share" = "",
): Promise<Map<string, SportsEventRecord>> {
  if (ids.length === 0) return new Map();
  const rows = await db.query<Row>(`select * from sports.event where id = any($1) order by id ${lock}`, [
    [...new Set(ids)],
  ]);
  return new Map(rows.map((row) => [row.id, recordOf(row)]));
}

const MOST_KEPT = 2_000;

export type EventCache = {
  /** Returns events whose rows are locked and have the given versions. */
  read(
    db: Queryable,
    locked: readonly (readonly [id: string, rowVersion: string])[],
  ): Promise<Map<string, SportsEventRecord>>;
  /** Returns an event from the cache, as it was when it was last read. */
  recall(id: string): SportsEventRecord | undefined;
};

/**
 * The markets of an event take up many kilobytes, so only the row versions are read each time, and an event is read
 * again only after its row has changed.
 */
export function createEventCache(): EventCache {
  const kept = new Map<string, { rowVersion: string; event: SportsEventRecord }>();
  const read: EventCache["read"] = async (db, locked) => {
    const events = new Map<string, SportsEventRecord>();
    const changed = new Map<string, string>();
    for (const [id, rowVersion] of locked) {
      const known = kept.get(id);
      if (known?.rowVersion === rowVersion) events.set(id, known.event);
      else changed.set(id, rowVersion);
    }
    if (changed.size === 0) return events;
    for (const [id, event] of await readEvents(db, [...changed.keys()])) {
      events.set(id, event);
      if (kept.size >= MOST_KEPT) kept.clear();
      kept.set(id, { rowVersion: changed.get(id)!, event });
    }
    return events;
  };
  return { read, recall: (id) => kept.get(id)?.event };
}

export async function listLive(db: Queryable, ids: readonly string[]): Promise<Set<string>> {
  const rows = await db.query<{ id: string }>(
    "select id from sports.event where id = any($1) and status = 'LIVE'",
    [[...new Set(ids)]],
  );
  return new Set(rows.map(({ id }) => id));
}

export async function writeEvent(db: Queryable, event: SportsEventRecord): Promise<void> {
  await db.query(
    `insert into sports.event (id, provider, sport, competition, competition_name, home, away, players, starts_at,
       status, is_suspended, is_held, has_gap, sequence, version, score_version, state, clock_seconds, clock_at,
       markets, updated_at, ended_at, trading, season, is_outright)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22,
       $23, $24, $25)
     on conflict (id) do update set sport = $3, competition = $4, competition_name = $5, home = $6, away = $7,
       players = $8, starts_at = $9, status = $10, is_suspended = $11, is_held = $12, has_gap = $13, sequence = $14,
       version = $15, score_version = $16, state = $17, clock_seconds = $18, clock_at = $19, markets = $20,
       updated_at = $21, ended_at = $22, trading = $23, season = $24, is_outright = $25`,
    [
      event.id,
      event.provider,
      event.sport,
      event.competition.id,
      event.competition.name,
      JSON.stringify(event.home),
      JSON.stringify(event.away),
      JSON.stringify(event.players),
      event.startsAt,
      event.status,
      event.isSuspended,
      event.isHeld,
      event.hasGap,
      event.sequence,
      event.version,
      event.scoreVersion,
      event.state && JSON.stringify(event.state),
      event.clockSeconds,
      event.clockAt,
      JSON.stringify(event.markets),
      event.updatedAt,
      event.endedAt,
      JSON.stringify(event.trading),
      event.season,
      event.isOutright,
    ],
  );
}

export async function addIncidents(
  db: Queryable,
  eventId: string,
  incidents: readonly SportsIncident[],
): Promise<void> {
  if (incidents.length === 0) return;
  await db.query(
    `insert into sports.incident (event_id, number, data)
     select $1, coalesce((select max(number) from sports.incident where event_id = $1), 0) + at, data
     from jsonb_array_elements($2::jsonb) with ordinality as added (data, at)`,
    [eventId, JSON.stringify(incidents)],
  );
}

/** Lists incidents, newest first. */
export async function listIncidents(
  db: Queryable,
  eventId: string,
  limit: number,
): Promise<SportsIncident[]> {
  const rows = await db.query<{ data: SportsIncident }>(
    "select data from sports.incident where event_id = $1 order by number desc limit $2",
    [eventId, limit],
  );
  return rows.map(({ data }) => data);
}

export type EventFilter = {
  status: "live" | "upcoming" | "results" | "open";
  /** Whether to list the event with the latest start first. By default, only results are in that order. */
  latestFirst?: boolean;
  sport?: string | undefined;
  competition?: string | undefined;
  search?: string | undefined;
  ids?: readonly string[] | undefined;
  /** Finds matches between these two participants, in either order. */
  between?: readonly [string, string] | undefined;
  /** Whether to list matches, outrights or both; matches only by default. */
  kinds?: "matches" | "outrights" | "all";
  now: Date;
  limit: number;
  after?: { startsAt: Date; id: string } | undefined;
};

const statuses = {
  live: ["LIVE"],
  upcoming: ["SCHEDULED"],
  results: ["ENDED", "ABANDONED", "CANCELLED"],
  open: ["LIVE", "SCHEDULED"],
} as const;

/**
 * Lists events by starting time; results newest first. A fixture whose start has passed without a message is not
 * listed.
 */
export async function listEvents(db: Queryable, filter: EventFilter): Promise<SportsEventRecord[]> {
  const isLatestFirst = filter.latestFirst ?? filter.status === "results";
  const [order, beyond] = isLatestFirst ? ["desc", "<"] : ["asc", ">"];
  const rows = await db.query<Row>(
    `select * from sports.event
     where status = any($1)
       and (status <> 'SCHEDULED' or starts_at > $2)
       and ($3::text is null or sport = $3)
       and ($4::text is null or competition = $4)
       and ($5::text is null or lower(home ->> 'name' || ' ' || (away ->> 'name') || ' ' || competition_name) like $5)
       and ($6::text[] is null or id = any($6))
       and ($4::text is not null or provider <> '${virtualSportsProvider}')
       and ($7::timestamptz is null or (starts_at, id) ${beyond} ($7, $8))
       and ($12 = 'all' or is_outright = ($12 = 'outrights'))
       and ($9::text is null or ((home ->> 'id', away ->> 'id') in (($9, $10), ($10, $9))))
     order by starts_at ${order}, id ${order} limit $11`,
    [
      statuses[filter.status],
      filter.now,
      filter.sport ?? null,
      filter.competition ?? null,
      filter.search === undefined ? null : `%${filter.search.toLowerCase().replace(/[\\%_]/g, "\\$&")}%`,
      filter.ids ?? null,
      filter.after?.startsAt ?? null,
      filter.after?.id ?? null,
      filter.between?.[0] ?? null,
      filter.between?.[1] ?? null,
      filter.limit,
      filter.kinds ?? "matches",
    ],
  );
  return rows.map(recordOf);
}

export async function countEvents(
  db: Queryable,
  now: Date,
): Promise<{ sport: string; competition: string; name: string; live: number; upcoming: number }[]> {
  return await db.query(
    `select sport, competition, max(competition_name) as name, count(*) filter (where status = 'LIVE')::int as live,
       count(*) filter (where status = 'SCHEDULED' and starts_at > $1)::int as upcoming
     from sports.event where status in ('LIVE', 'SCHEDULED') and provider <> '${virtualSportsProvider}' and not is_outright group by sport, competition order by sport, competition`,
    [now],
  );
}

/**
 * Lists the final states of a competition's matches, oldest first: those of its latest season or, if it has
 * no seasons, the latest ones.
 */
export async function listFinals(
  db: Queryable,
  competition: string,
  limit: number,
): Promise<Pick<SportsEventRecord, "home" | "away" | "sport" | "state">[]> {
  const rows = await db.query<Pick<Row, "home" | "away" | "sport" | "state">>(
    `select home, away, sport, state from sports.event
     where competition = $1 and status = 'ENDED' and not is_outright and season is not distinct from (
       select season from sports.event where competition = $1 and status in ('LIVE', 'ENDED') and not is_outright
       order by starts_at desc, id desc limit 1)
     order by starts_at desc, id desc limit $2`,
    [competition, limit],
  );
  return rows.reverse();
}

/** Lists a provider's events that are not over. */
export async function listSequences(
  db: Queryable,
  provider: string,
): Promise<{ event: string; sequence: number; markets: number }[]> {
  const rows = await db.query<{ id: string; sequence: string; markets: number }>(
    `select id, sequence, jsonb_array_length(markets) as markets from sports.event
     where status in ('SCHEDULED', 'LIVE') and provider = $1`,
    [provider],
  );
  return rows.map(({ id, sequence, markets }) => ({ event: id, sequence: Number(sequence), markets }));
}

export async function listKnownIds(db: Queryable, ids: readonly string[]): Promise<Set<string>> {
  const rows = await db.query<{ id: string }>("select id from sports.event where id = any($1)", [[...ids]]);
  return new Set(rows.map(({ id }) => id));
}

/**
 * Marks events whose prices have expired, each version of an event once, and returns them with a new version, so that
 * pages notice if they miss the change.
 */
export async function expireEvents(
  db: Queryable,
  { now, liveBefore, limit }: { now: Date; liveBefore: Date; limit: number },
): Promise<SportsEventRecord[]> {
  const rows = await db.query<Row>(
    `update sports.event set version = version + 1, expired_version = version + 1
     where id in (
       select id from sports.event
       where ((status = 'LIVE' and updated_at < $2) or (status = 'SCHEDULED' and starts_at <= $1))
         and expired_version is distinct from version
       limit $3 for update skip locked)
     returning *`,
    [now, liveBefore, limit],
  );
  return rows.map(recordOf);
}

/** Records that the bets on an event have been settled according to this version of its score or result. */
export async function noteSettled(db: Queryable, { id, scoreVersion }: SportsEventRecord): Promise<void> {
  await db.query("update sports.event set settled_version = $2 where id = $1 and settled_version < $2", [
    id,
    scoreVersion,
  ]);
}

/**
 * Lists some of the events whose bets have not been settled according to the latest score or result, because a server
 * is about to do so or has died before it could. The order is random, because some may never be settled.
 */
export async function listUnsettled(db: Queryable, limit: number): Promise<SportsEventRecord[]> {
  const rows = await db.query<Row>(
    "select * from sports.event where score_version > settled_version order by random() limit $1",
    [limit],
  );
  return rows.map(recordOf);
}

export async function noteMessage(
  db: Queryable,
  provider: string,
  { id, event, sequence }: { id: string; event: string; sequence: number },
  now: Date,
): Promise<void> {
  await db.query(
    `insert into sports.feed_message (provider, id, event_id, sequence, received_at) values ($1, $2, $3, $4, $5)
     on conflict do nothing`,
    [provider, id, event, sequence, now],
  );
}

export async function isKnown(db: Queryable, provider: string, id: string): Promise<boolean> {
  return (
    (await db.query("select from sports.feed_message where provider = $1 and id = $2", [provider, id]))
      .length > 0
  );
}

/**
 * Deletes old messages, which are kept for a while to recognise repeats by a provider, and ended events
 * without bets, which are kept for a while for results and standings.
 */
export async function deleteOld(db: Queryable, messagesBefore: Date, eventsBefore: Date): Promise<void> {
  await db.query("delete from sports.feed_message where received_at < $1", [messagesBefore]);
  // Events with bets are not deleted, but they no longer take bets.
  await db.query(
    `delete from sports.liability_limit l using sports.event e where e.id = l.event_id and e.ended_at < $1`,
    [eventsBefore],
  );
  await db.query(
    `delete from sports.event e where ended_at < $1
       and not exists (select from sports.selection s where s.event_id = e.id)`,
    [eventsBefore],
  );
}
