import { Counter, type Registry } from "prom-client";
import type { Database } from "./database.ts";
import type { Heartbeat } from "./heartbeat.ts";
import { readQueues } from "./jobs-overview.ts";
import { registerGauges } from "./measured-gauges.ts";
import type { Metrics } from "./metrics.ts";
import type { Replica } from "./replica.ts";

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
        "Connections of this server's pool in use and idle, and requests waiting for one.",
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
      parlour_job_queue_waiting: "Waiting jobs by queue; the same on every server.",
      parlour_job_queue_failed: "Jobs that have used up their retries, by queue; the same on every server.",
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

/** Registers the metrics of a replica, and returns the function that counts reads. */
export function createReadCounter(registry: Registry, replica: Pick<Replica, "lagSeconds">) {
  registerGauges(registry, {
    labelNames: [],
    gauges: { parlour_replica_lag_seconds: "How far the replica is behind, as this server sees it." },
    read() {
      const lag = replica.lagSeconds();
      return lag === undefined ? [] : [{ labels: {}, values: { parlour_replica_lag_seconds: lag } }];
    },
  });
  const reads = new Counter({
    name: "parlour_replica_reads_total",
    help: "Reads of history and reports, by the database that answered them.",
    labelNames: ["source"],
    registers: [registry],
  });
  return (source: "replica" | "primary") => reads.inc({ source });
}
