import { textArray } from "@parlour/ledger/post-batch";
import type { Queryable } from "./queryable.ts";

export type SessionRow = {
  id: string;
  secret_hash: Buffer;
  handle: string;
  player_id: string;
  brand_id: string;
  country: string | null;
  device_id: string | null;
  address: string | null;
  user_agent: string | null;
  idle_seconds: number;
  created_at: Date;
  last_seen_at: Date;
  expires_at: Date;
  ended_at: Date | null;
  end_reason: string | null;
};

export async function insertSession(db: Queryable, row: SessionRow): Promise<void> {
  await db.query(
    `insert into sessions (id, secret_hash, handle, player_id, country, device_id, address, user_agent, idle_seconds,
       created_at, last_seen_at, expires_at, ended_at, end_reason, brand_id)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)`,
    [
      row.id,
      row.secret_hash,
      row.handle,
      row.player_id,
      row.country,
      row.device_id,
      row.address,
      row.user_agent,
      row.idle_seconds,
      row.created_at,
      row.last_seen_at,
      row.expires_at,
      row.ended_at,
      row.end_reason,
      row.brand_id,
    ],
  );
}

/** Inserts sessions that have already ended, with one statement. They cannot be continued. */
export async function insertPastSessions(
  db: Queryable,
  sessions: readonly Pick<
    SessionRow,
    "id" | "player_id" | "country" | "device_id" | "address" | "user_agent" | "created_at" | "ended_at"
  >[],
  idleSeconds: number,
): Promise<void> {
  await db.query(
    `insert into sessions (id, secret_hash, handle, player_id, country, device_id, address, user_agent, idle_seconds,
       created_at, last_seen_at, expires_at, ended_at, end_reason)
     select id, sha256(convert_to(id, 'UTF8')), id, player_id, country, device_id, address, user_agent, $2,
       created_at, ended_at, ended_at, ended_at, 'logout'
     from jsonb_populate_recordset(null::sessions, $1)`,
    [JSON.stringify(sessions), idleSeconds],
  );
}

export async function findSessionByHash(db: Queryable, secretHash: Buffer): Promise<SessionRow | undefined> {
  const [row] = await db.query<SessionRow>(
    "select * from sessions where secret_hash = $1 and ended_at is null",
    [secretHash],
  );
  return row;
}

/**
 * Restarts the idle timeout of sessions, but does not revive those that have ended or timed out. A session that is
 * locked, because it is just being changed, is left out and restarted by its next request. Waiting for locks could
 * end in a deadlock with a transaction that ends several of the same sessions.
 */
export async function touchSessions(db: Queryable, sessionIds: readonly string[], now: Date): Promise<void> {
  await db.query(
    `update sessions set last_seen_at = $2
     where id in (
       select id from sessions
       where id = any($1) and ended_at is null and expires_at > $2
         and last_seen_at + make_interval(secs => idle_seconds) > $2
       for no key update skip locked)`,
    [textArray(sessionIds), now],
  );
}

export async function endSession(
  db: Queryable,
  sessionId: string,
  reason: string,
  now: Date,
): Promise<boolean> {
  const ended = await db.query(
    "update sessions set ended_at = $2, end_reason = $3 where id = $1 and ended_at is null returning id",
    [sessionId, now, reason],
  );
  return ended.length > 0;
}

export async function endSessionsOfPlayer(
  db: Queryable,
  playerId: string,
  options: { reason: string; exceptSessionId: string | undefined; now: Date },
): Promise<number> {
  const ended = await db.query(
    `update sessions set ended_at = $2, end_reason = $3
     where player_id = $1 and ended_at is null and id is distinct from $4
       and expires_at > $2 and last_seen_at + make_interval(secs => idle_seconds) > $2
     returning id`,
    [playerId, options.now, options.reason, options.exceptSessionId ?? null],
  );
  return ended.length;
}

export async function listSessionsOfPlayer(
  db: Queryable,
  playerId: string,
  { after, limit }: { after: string | undefined; limit: number },
): Promise<SessionRow[]> {
  return await db.query<SessionRow>(
    `select * from sessions
     where player_id = $1
       and ($2::text is null
         or (created_at, id) < (select created_at, id from sessions last where last.player_id = $1 and last.id = $2))
     order by created_at desc, id desc limit $3`,
    [playerId, after ?? null, limit],
  );
}

export async function listOpenSessionsOfPlayer(
  db: Queryable,
  playerId: string,
  now: Date,
): Promise<SessionRow[]> {
  return await db.query<SessionRow>(
    `select * from sessions
     where player_id = $1 and ended_at is null and expires_at > $2
       and last_seen_at + make_interval(secs => idle_seconds) > $2
     order by created_at desc, id desc`,
    [playerId, now],
  );
}

/** Lists the players with sessions from this IP address or device, most recent first. */
export async function listPlayersAt(
  db: Queryable,
  place: "address" | "device_id",
  name: string,
  limit: number,
  since: Date | null = null,
): Promise<string[]> {
  const rows = await db.query<{ player_id: string }>(
    `select player_id from (select player_id, created_at from sessions
                            where ${place} = $1 and ($3::timestamptz is null or created_at >= $3)
                            order by created_at desc limit $2) as newest
     group by player_id order by max(created_at) desc`,
    [name, limit, since],
  );
  return rows.map((row) => row.player_id);
}

/** How many of the latest sessions are read to find the other players who used an IP address or device. */
const sessionsRead = 200;

/** Lists players other than `playerId` with sessions from any of these IP addresses or devices, most recent first. */
export async function listOthersAt(
  db: Queryable,
  place: "address" | "device_id",
  names: readonly string[],
  { playerId, limit, since = null }: { playerId: string | null; limit: number; since?: Date | null },
): Promise<string[]> {
  const rows = await db.query<{ player_id: string }>(
    `select player_id
     from unnest($1::text[]) as known(name) cross join lateral (
       select player_id, created_at from sessions
       where ${place} = name and player_id is distinct from $2 and ($3::timestamptz is null or created_at >= $3)
       order by created_at desc limit $4) as newest
     group by player_id order by max(created_at) desc limit $5`,
    [names, playerId, since, sessionsRead, limit],
  );
  return rows.map((row) => row.player_id);
}

export async function countPlayersSeen(
  db: Queryable,
  since: Date,
  now: Date,
  brandIds: readonly string[] | null,
): Promise<number> {
  const [row] = await db.query<{ players: number }>(
    `select count(distinct player_id)::int as players from sessions
     where ended_at is null and expires_at > $2 and last_seen_at > $1
       and last_seen_at + make_interval(secs => idle_seconds) > $2
       and ($3::text[] is null or brand_id = any($3))`,
    [since, now, brandIds],
  );
  return row!.players;
}

/** Returns whether the player has signed in from any of these IP addresses since the given time. */
export async function signedInFrom(
  db: Queryable,
  playerId: string,
  addresses: readonly string[],
  since: Date,
): Promise<boolean> {
  const [row] = await db.query<{ found: boolean }>(
    `select exists (select from sessions where player_id = $1 and address = any($2::text[]) and created_at >= $3)
       as found`,
    [playerId, addresses, since],
  );
  return row!.found;
}

export async function listAddressesOf(db: Queryable, playerId: string, since: Date): Promise<string[]> {
  const rows = await db.query<{ address: string }>(
    `select distinct address from sessions
     where player_id = $1 and address is not null and created_at >= $2 limit 100`,
    [playerId, since],
  );
  return rows.map(({ address }) => address);
}

/** Lists the devices of the player's sessions, most recent first. */
export async function listDevicesOf(db: Queryable, playerId: string): Promise<string[]> {
  const rows = await db.query<{ device_id: string }>(
    `select device_id from sessions where player_id = $1 and device_id is not null
     group by device_id order by max(created_at) desc limit 100`,
    [playerId],
  );
  return rows.map((row) => row.device_id);
}

/** Lists the periods during which the player's sessions were open, from the given time until now. */
export async function listSessionSpans(
  db: Pick<Queryable, "query">,
  playerId: string,
  since: Date,
  now: Date,
): Promise<{ from: Date; to: Date }[]> {
  return await db.query(
    `select created_at as "from",
       least(coalesce(ended_at, $3), expires_at, last_seen_at + make_interval(secs => idle_seconds), $3) as "to"
     from sessions
     where player_id = $1 and created_at <= $3 and coalesce(ended_at, $3) > $2
       and last_seen_at + make_interval(secs => idle_seconds) > $2
     order by created_at`,
    [playerId, since, now],
  );
}
