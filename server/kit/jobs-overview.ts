import type { Queryable } from "./database.ts";

export type QueueOverview = {
  queue: string;
  waiting: number;
  active: number;
  failed: number;
  completed: number;
  /** How long the oldest job that is due has been waiting. */
  lagSeconds: number;
};

export type FailedJob = { id: string; queue: string; attempts: number; failedAt: Date | null; error: string };

/** The names of pg-boss's own internal jobs start with this prefix. */
export const ownJobs = "\\_\\_pgboss%";

/** Reads the state of the job queues from pg-boss's tables. */
export async function readQueues(db: Queryable): Promise<QueueOverview[]> {
  return await db.query<QueueOverview>(
    `select name as queue,
            count(*) filter (where state in ('created', 'retry'))::int as waiting,
            count(*) filter (where state = 'active')::int as active,
            count(*) filter (where state = 'failed')::int as failed,
            count(*) filter (where state = 'completed')::int as completed,
            coalesce(extract(epoch from now() - min(start_after)
              filter (where state in ('created', 'retry') and start_after <= now())), 0)::float8 as "lagSeconds"
       from jobs.job where name not like $1 group by name order by name`,
    [ownJobs],
  );
}

/** Lists jobs that have used up their retries, newest first. */
export async function readFailedJobs(db: Queryable, limit: number): Promise<FailedJob[]> {
  return await db.query<FailedJob>(
    `select id::text, name as queue, retry_count + 1 as attempts, completed_on as "failedAt",
            left(coalesce(output ->> 'message', output::text, ''), 300) as error
       from jobs.job where state = 'failed' and name not like $1
      order by completed_on desc nulls last limit $2`,
    [ownJobs, limit],
  );
}

/** Returns the number of failed jobs, and when the oldest of them failed. */
export async function readFailures(db: Queryable): Promise<{ count: number; since: Date | null }> {
  const [row] = await db.query<{ count: number; since: Date | null }>(
    `select count(*)::int as count, min(completed_on) as since from jobs.job
      where state = 'failed' and name not like $1`,
    [ownJobs],
  );
  return row!;
}
