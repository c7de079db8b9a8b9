import type { Database } from "./database.ts";
import type { Heartbeat } from "./heartbeat.ts";
import { readQueues } from "./jobs-overview.ts";
import { registerGauges } from "./measured-gauges.ts";
import type { Metrics } from "./metrics.ts";

type Parts = { db: Database; heartbeat: Heartbeat; metrics: Metrics };

/** Registers the metrics of the database's connections and of the job queues. */
export function registerKitMetrics({ db, heartbeat, metrics: { registry } }: Parts): void {
  registerGauges(registry, {
    labelNames: [],
    gauges: { parlour_database_up: "1 while the database answers this server, otherwise 0." },
    read: () => [{ labels: {}, values: { parlour_database_up: heartbeat.isDatabaseAway() ? 0 : 1 } }],
  });
  registerGauges(registry, {
    labelNames: ["state"],
    gauges: {
      parlour_database_connections:
        "Connections of this server's pool in use and idle, and requests that wait for one.",
    },
    read: () => {
      const { totalCount, idleCount, waitingCount } = db.pool;
      const states = { busy: totalCount - idleCount, idle: idleCount, waiting: waitingCount };
      return Object.entries(states).map(([state, count]) => ({
        labels: { state },
        values: { parlour_database_connections: count },
      }));
    },
  });
  registerGauges(registry, {
    labelNames: ["queue"],
    gauges: {
      parlour_job_queue_waiting: "Jobs of a queue that wait; the same on every server.",
      parlour_job_queue_failed: "Jobs of a queue that have used up their retries; the same on every server.",
      parlour_job_queue_lag_seconds:
        "How long the oldest job that is due has waited; the same on every server.",
    },
    read: async () =>
      (await readQueues(db)).map(({ queue, waiting, failed, lagSeconds }) => ({
        labels: { queue },
        values: {
          parlour_job_queue_waiting: waiting,
          parlour_job_queue_failed: failed,
          parlour_job_queue_lag_seconds: lagSeconds,
        },
      })),
  });
}
