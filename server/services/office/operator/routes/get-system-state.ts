import { getSystemState as call } from "@parlour/contracts/calls/office/operator/get-system-state";
import { readFailedJobs, readQueues } from "../../../../kit/jobs-overview.ts";
import type { Kit } from "../../../../kit/kit.ts";
import { listOpenCounters } from "../../../../kit/limits.ts";
import { countOutbox } from "../../../../kit/outbox.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { measureBus, measureDatabase } from "../system/measure.ts";

const mostListed = 50;

export function getSystemState(kit: Kit): Route {
  const { db, clock, metrics, config } = kit;
  return route(call, async () => {
    const databaseMs = await measureDatabase(kit);
    const [busMs, outbox, queues, failed, counters] = await Promise.all([
      measureBus(kit),
      countOutbox(db),
      readQueues(db),
      readFailedJobs(db, mostListed),
      listOpenCounters(db, clock.now(), mostListed),
    ]);
    const { totalCount: total, idleCount: idle, waitingCount: waiting } = db.pool;
    return {
      server: {
        uptimeSeconds: process.uptime(),
        memoryMb: process.memoryUsage().rss / 2 ** 20,
        node: process.version,
        mode: config.mode,
        pool: { total, idle, waiting },
      },
      databaseMs,
      busMs,
      outbox: { count: outbox.count, oldestAt: outbox.oldestAt?.toISOString() ?? null },
      queues,
      failedJobs: failed.map((job) => ({ ...job, failedAt: job.failedAt?.toISOString() ?? null })),
      calls: metrics.summarise(),
      counters: counters.map((counter) => ({ ...counter, endsAt: counter.endsAt.toISOString() })),
    };
  });
}
