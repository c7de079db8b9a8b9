import type { QueueCounts } from "../../kit/ports/queue-counts.ts";
import type { Service } from "../../kit/service.ts";
import { deleteOldClaims } from "./claim-store.ts";
import { claimQueueItem } from "./routes/claim-queue-item.ts";
import { countQueues } from "./routes/count-queues.ts";
import { listQueueClaims } from "./routes/list-queue-claims.ts";
import { releaseQueueItem } from "./routes/release-queue-item.ts";

const sweepJob = "queue-claim-sweep";
const keptMs = 7 * 86_400_000;

/** What the operators' queues share: how long each is, and who works on what. */
export function operatorQueuesService(counts: QueueCounts): Service {
  return {
    name: "operator-queues",
    migrations: new URL("migrations/", import.meta.url),
    routes: (kit) => [
      countQueues(kit, counts),
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
