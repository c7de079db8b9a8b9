import pg, { type Pool } from "pg";
import type { Logger } from "./log.ts";

/** A replica of the database that reads may use. */
export type Replica = {
  pool: Pool;
  /** Whether the replica answers and is close behind the primary. */
  isFit(): boolean;
  /** How far the replica is behind; undefined while it does not answer. */
  lagSeconds(): number | undefined;
  close(): Promise<void>;
};

type ReplicaState = { standby: boolean; lag: number | null };

const checkIntervalMs = 1_000;
const checkTimeoutMs = 2_000;
const connectionWaitMs = 2_000;
const statementTimeoutMs = 20_000;
const maxLagSeconds = 10;

/**
 * The age of the last transaction that the replica has applied. Every server writes its heartbeat each second, so this
 * age is small even when nothing else happens. A database that is not in recovery is not used: it may be a former
 * primary.
 */
const stateQuery = `select pg_is_in_recovery() as standby,
  greatest(0, extract(epoch from clock_timestamp() - pg_last_xact_replay_timestamp()))::float8 as lag`;

/** Opens a replica without waiting for it: until it answers, reads go to the primary. */
export function openReplica({ url, poolSize, log }: { url: string; poolSize: number; log: Logger }): Replica {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: connectionWaitMs,
    query_timeout: statementTimeoutMs,
    application_name: "parlour-reads",
    keepAlive: true,
  });
  pool.on("error", () => {});
  pool.on("connect", (client) => client.on("error", () => {}));
  let lagSeconds: number | undefined;
  let isFit = false;
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;

  const readLag = async (): Promise<number | undefined> => {
    const query = { text: stateQuery, query_timeout: checkTimeoutMs };
    const { rows } = await pool.query<ReplicaState>(query);
    return rows[0]?.standby ? (rows[0].lag ?? undefined) : undefined;
  };
  const check = async () => {
    lagSeconds = await readLag().catch(() => undefined);
    const wasFit = isFit;
    isFit = lagSeconds !== undefined && lagSeconds <= maxLagSeconds;
    if (wasFit && !isFit)
      log.warn({ lagSeconds }, "the replica is away or too far behind: the primary is read");
    if (!wasFit && isFit) log.info({ lagSeconds }, "the replica is read");
    if (stopped) return;
    timer = setTimeout(run, checkIntervalMs);
    timer.unref();
  };
  let checking = Promise.resolve();
  const run = () => {
    checking = check();
  };
  run();

  return {
    pool,
    isFit: () => isFit,
    lagSeconds: () => lagSeconds,
    async close() {
      stopped = true;
      clearTimeout(timer);
      await checking;
      await pool.end();
    },
  };
}
