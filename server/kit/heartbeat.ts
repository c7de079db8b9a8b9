import pg, { type Pool } from "pg";
import type { Database, Queryable } from "./database.ts";
import type { Logger } from "./log.ts";

/** Tells the other servers that this one is alive, and tells this one whether the database responds. */
export type Heartbeat = {
  /** Identifies this process among all servers, even after a restart. */
  serverId: string;
  /**
   * Whether the database has stopped answering, so that requests can be refused immediately instead of
   * waiting.
   */
  isDatabaseAway(): boolean;
  /** The number of servers that were alive at the last heartbeat, this one included. */
  liveServers(): number;
};

type HeartbeatParts = {
  db: Database;
  /** Undefined with the embedded engine, which needs no heartbeat: it is always available and has no other servers. */
  databaseUrl: string | undefined;
  serverId: string;
  log: Logger;
  /** Called after each heartbeat that the database answered. */
  onBeat(): Promise<void>;
};

const beatIntervalMs = 1_000;
const intervalWhileAwayMs = 250;
const beatTimeoutMs = 2_000;
/** A single lost heartbeat is ignored, because a pause of this process may have caused it. */
const lostBeatsWhenAway = 2;
/** A database that hangs keeps its connections open; after this time, requests on them fail. */
const cutAfterMs = 15_000;
const keepDeadServersMinutes = 60;

/**
 * Returns the SQL condition that selects servers that are alive: their last heartbeat is less than 3.5 seconds old by
 * the database's clock. A server with an older heartbeat is dead or paused.
 */
export const isAlive = (serverId: string) =>
  `exists (select 1 from server_heartbeats beat where beat.server_id = ${serverId}
     and beat.beat_at > clock_timestamp() - interval '3.5 seconds')`;

/** Returns those of the given servers that are dead or paused. */
export async function findDeadServers(db: Queryable, serverIds: readonly string[]): Promise<string[]> {
  const rows = await db.query<{ id: string }>(
    `select id from unnest($1::text[]) as known(id) where not ${isAlive("known.id")}`,
    [serverIds],
  );
  return rows.map(({ id }) => id);
}

export function createHeartbeat(parts: HeartbeatParts): {
  heartbeat: Heartbeat;
  start(): Promise<void>;
  stop(): Promise<void>;
} {
  const { db, serverId, log } = parts;
  const own = parts.databaseUrl === undefined ? undefined : openOwnConnection(parts.databaseUrl);
  let live = 1;
  let lostBeats = 0;
  let lostSinceMs = 0;
  let timer: NodeJS.Timeout | undefined;
  let beating: Promise<void> | undefined;
  let stopped = false;
  const isAway = () => lostBeats >= lostBeatsWhenAway;

  const write = async () => {
    const answer = await own?.query<{ others: number }>(
      `with own as (
         insert into server_heartbeats as beat (server_id, beat_at) values ($1, clock_timestamp())
         on conflict (server_id) do update set beat_at = clock_timestamp()
       )
       select count(*)::int as others from server_heartbeats
       where server_id <> $1 and beat_at > clock_timestamp() - interval '3.5 seconds'`,
      [serverId],
    );
    live = 1 + (answer?.rows[0]?.others ?? 0);
  };

  const noteLoss = (error: unknown) => {
    if (lostBeats++ === 0) lostSinceMs = performance.now();
    if (lostBeats === lostBeatsWhenAway) log.error({ err: error }, "the database does not answer");
    if (isAway() && performance.now() - lostSinceMs > cutAfterMs) db.cutConnections();
  };

  const beat = async () => {
    try {
      await write();
      if (isAway()) log.warn({}, "the database answers again");
      lostBeats = 0;
      // `onBeat` is not awaited, because it may have to wait for a pooled connection and must not delay the next
      // heartbeat.
      parts.onBeat().catch((error: unknown) => log.warn({ err: error }, "work after a beat failed"));
    } catch (error) {
      noteLoss(error);
    }
    if (!stopped) timer = setTimeout(run, isAway() ? intervalWhileAwayMs : beatIntervalMs);
    timer?.unref();
  };
  const run = () => {
    beating = beat();
  };

  return {
    heartbeat: { serverId, isDatabaseAway: isAway, liveServers: () => live },
    async start() {
      await write();
      await own?.query(
        `delete from server_heartbeats
         where beat_at < clock_timestamp() - interval '${keepDeadServersMinutes} minutes'`,
      );
      run();
    },
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await beating;
      await own?.query("delete from server_heartbeats where server_id = $1", [serverId]).catch(() => {});
      await own?.end();
    },
  };
}

/**
 * Opens a separate connection for the heartbeat, because a live server must not look dead while all other
 * connections are in use.
 */
function openOwnConnection(url: string): Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: beatTimeoutMs,
    query_timeout: beatTimeoutMs,
    application_name: "parlour-heartbeat",
  });
  pool.on("error", () => {});
  pool.on("connect", (client) => client.on("error", () => {}));
  return pool;
}
