import type { AlertSource } from "../../../kit/ports/alert-source.ts";
import type { QueueCounts } from "../../../kit/ports/queue-counts.ts";
import type { Service } from "../../../kit/service.ts";
import { deleteOldClaims } from "./claim-store.ts";
import { claimQueueItem } from "./routes/claim-queue-item.ts";
import { countQueues } from "./routes/count-queues.ts";
import { listAlerts } from "./routes/list-alerts.ts";
import { listQueueClaims } from "./routes/list-queue-claims.ts";
import { releaseQueueItem } from "./routes/release-queue-item.ts";

const sweepJob = "queue-claim-sweep";
const keptMs = 7 * 86_400_000;

/** What all operator queues share: their lengths, the claims, and the alerts. */
export function operatorQueuesService(counts: QueueCounts, alerts: readonly AlertSource[]): Service {
  return {
    name: "operator-queues",
    migrations: new URL("migrations/", import.meta.url),
    routes: (kit) => [
      countQueues(kit, counts),
      listAlerts(kit, alerts),
      listQueueClaims(kit),
      claimQueueItem(kit),
      releaseQueueItem(kit),
    ],
    async start(kit) {
      await kit.jobs.work(sweepJob, () =>
        deleteOldClaims(kit.db, new Date(kit.clock.now().getTime() - keptMs)),
      );
      await kit.jobs.schedule(sweepJob, "23 4 * * *");
      return async () => {};
    },
  };
}
