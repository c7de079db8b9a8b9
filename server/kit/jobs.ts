import { randomUUID } from "node:crypto";
import type { Pool, PoolClient, QueryResult } from "pg";
import { type ConstructorOptions, PgBoss } from "pg-boss";
import type { Clock } from "./clock.ts";
import type { Database, Transaction } from "./database.ts";
import { ownJobs } from "./jobs-overview.ts";
import type { Logger } from "./log.ts";
import { StartupError } from "./startup-error.ts";
import type { Tracing } from "./tracing/start-tracing.ts";
import { packJobTrace, runJob } from "./tracing/trace-jobs.ts";
import { currentTransactionClient } from "./transaction.ts";

export type EnqueueOptions = {
  /** The earliest start of the job, according to the kit's clock. */
  startAfter?: Date;
  /** At most one waiting job of this name can have the key; a second one is dropped. */
  singletonKey?: string;
};

export type JobHandler<Data extends object> = (
  data: Data,
  job: { id: string; attempt: number },
) => Promise<void>;

export type Jobs = {
  /** Adds a job, which runs only after the caller's transaction has committed. */
  enqueue(tx: Transaction, name: string, data: object, options?: EnqueueOptions): Promise<void>;
  /** Registers the handler of a job. A handler that throws is retried later, so it must be safe to run twice. */
  work<Data extends object>(name: string, handler: JobHandler<Data>): Promise<void>;
  /** Runs the job of that name at each time of the cron expression (UTC), on one server only. */
  schedule(name: string, cron: string): Promise<void>;
  /** Retries a failed job after the transaction has committed; false when the job has not failed. */
  retry(tx: Transaction, name: string, id: string): Promise<boolean>;
  /** Stops taking new jobs and waits for the running ones. */
  stop(): Promise<void>;
};

type JobParts = {
  db: Database;
  clock: Clock;
  log: Logger;
  /** How long jobs stay listed after they have completed or failed for good. */
  keepDays: number;
  /** How often a server looks for jobs whose server has died. */
  rescueSeconds?: number;
  tracing?: Tracing | undefined;
};

const schema = "jobs";
/** A job that is enqueued on this server starts immediately; polling finds retries and delayed jobs. */
const pollingIntervalSeconds = 10;
const stopTimeoutMs = 30_000;

/** Every queue refuses a second waiting job with the same key; jobs without a key get a unique one. */
const queueOptions = {
  policy: "short",
  retryLimit: 20,
  retryDelay: 1,
  retryBackoff: true,
  retryDelayMax: 300,
  expireInSeconds: 300,
  /** A running job reports to the database twice in this time. Without a report, it runs again on another server. */
  heartbeatSeconds: 30,
} as const;

/** Creates the job queues. `start` installs or upgrades their tables; nothing can be enqueued before that. */
export function createJobs(parts: JobParts): { jobs: Jobs; start(): Promise<void> } {
  const { db, clock, log, keepDays, rescueSeconds = 30, tracing } = parts;
  const boss = new PgBoss({
    schema,
    db: { executeSql: (text, values) => execute(db.pool, text, values) },
    superviseIntervalSeconds: rescueSeconds,
    monitorIntervalSeconds: rescueSeconds,
    cronWorkerIntervalSeconds: pollingIntervalSeconds,
    reindex: false,
    monitorVacuum: false,
  } satisfies ConstructorOptions);
  boss.on("error", (error) => log.error({ err: error }, "job queue"));
  const deleteAfterSeconds = keepDays * 86_400;
  const options = { ...queueOptions, deleteAfterSeconds };
  const queues = new Set<string>();
  const workers = new Map<string, string[]>();

  const ensureQueue = async (name: string) => {
    if (queues.has(name)) return;
    await boss.createQueue(name, options);
    queues.add(name);
  };

  /**
   * Creates a queue in the caller's transaction, because a pool of one connection has no other connection to
   * create it with.
   */
  const ensureQueueWithin = async (tx: Transaction, name: string) => {
    if (queues.has(name)) return;
    await tx.query(`select ${schema}.create_queue($1, $2)`, [name, JSON.stringify(options)]);
    tx.afterCommit(() => {
      queues.add(name);
    });
  };

  const jobs: Jobs = {
    async enqueue(tx, name, data, options = {}) {
      await ensureQueueWithin(tx, name);
      await boss.send(name, packJobTrace(tracing, data), {
        db: { executeSql: (text, values) => run(tx.client, text, values) },
        singletonKey: options.singletonKey ?? randomUUID(),
        ...(options.startAfter ? { startAfter: realTime(options.startAfter, clock) } : {}),
      });
      if (options.startAfter) return;
      tx.afterCommit(() => {
        for (const worker of workers.get(name) ?? []) boss.notifyWorker(worker);
      });
    },

    async work<Data extends object>(name: string, handler: JobHandler<Data>) {
      await ensureQueue(name);
      let worker: string | undefined;
      worker = await boss.work<Data>(name, { pollingIntervalSeconds }, async ([job]) => {
        if (!job) return;
        // Notifications that arrive while a job runs are merged into one, so each job notifies the worker to
        // look for another job afterwards.
        if (worker !== undefined) boss.notifyWorker(worker);
        try {
          const attempt = job.retryCount + 1;
          await runJob(tracing, { name, attempt }, job.data, (data) =>
            handler(data, { id: job.id, attempt }),
          );
        } catch (error) {
          log.error({ err: error, job: name, jobId: job.id, attempt: job.retryCount + 1 }, "job failed");
          throw error;
        }
      });
      workers.set(name, [...(workers.get(name) ?? []), worker]);
    },

    async schedule(name, cron) {
      await ensureQueue(name);
      await boss.schedule(name, cron, null, { tz: "UTC" });
    },

    async retry(tx, name, id) {
      const [failed] = await tx.query(
        `select id from ${schema}.job where name = $1 and id::text = $2 and state = 'failed' for update`,
        [name, id],
      );
      if (failed === undefined) return false;
      await boss.retry(name, id, {
        db: { executeSql: (text, values) => run(tx.client, text, values) },
      });
      return true;
    },

    async stop() {
      await boss.stop({ graceful: true, close: false, timeout: stopTimeoutMs });
    },
  };

  return {
    jobs,
    async start() {
      try {
        await boss.start();
        // Existing queues still have the times that were configured when they were created, so they are updated.
        await db.query(
          `update ${schema}.queue set deletion_seconds = $1, heartbeat_seconds = $2
           where (deletion_seconds, heartbeat_seconds) is distinct from ($1, $2) and name not like $3`,
          [deleteAfterSeconds, queueOptions.heartbeatSeconds, ownJobs],
        );
        // One statement reads which queues exist already. Creating them again would take a transaction for each queue.
        for (const { name } of await db.query<{ name: string }>(`select name from ${schema}.queue`))
          queues.add(name);
      } catch (error) {
        const reason = error instanceof Error ? error.message.split("\n")[0] : String(error);
        throw new StartupError(`The job queue's tables cannot be prepared: ${reason}.`, { cause: error });
      }
    },
  };
}

/** Converts a time on the kit's clock to real time, because pg-boss uses the database's clock. */
function realTime(time: Date, clock: Clock): Date {
  return new Date(Date.now() + time.getTime() - clock.now().getTime());
}

async function execute(pool: Pool, text: string, values: unknown[] = []): Promise<{ rows: unknown[] }> {
  const transactionClient = currentTransactionClient();
  if (transactionClient) return await run(transactionClient, text, values);
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    return await run(client, text, values);
  } catch (error) {
    // Statements such as `begin; …; commit` may have failed half-way, with their transaction still open.
    await client.query("rollback").catch((failure: Error) => {
      broken = failure;
    });
    throw error;
  } finally {
    client.release(broken);
  }
}

/** Runs SQL. A text with several statements returns several results, whose rows are joined. */
async function run(client: PoolClient, text: string, values: unknown[] = []): Promise<{ rows: unknown[] }> {
  const answer = (await client.query(text, values)) as QueryResult | QueryResult[];
  return { rows: Array.isArray(answer) ? answer.flatMap((result) => result.rows) : answer.rows };
}
