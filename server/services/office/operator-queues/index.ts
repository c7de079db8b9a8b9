import type { Queryable } from "../../../kit/database.ts";
import type { Kit } from "../../../kit/kit.ts";
import type { FindClaim, ReleaseClaim } from "../../../kit/operator.ts";
import type { AlertSource } from "../../../kit/ports/alert-source.ts";
import type { AutomaticDecisions } from "../../../kit/ports/automatic-decisions.ts";
import type { QueueCounts } from "../../../kit/ports/queue-counts.ts";
import type { Service } from "../../../kit/service.ts";
import { deleteClaim, deleteOldClaims, findClaim } from "./claim-store.ts";
import { readHold } from "./hold-store.ts";
import { claimQueueItem } from "./routes/claim-queue-item.ts";
import { type CountApprovals, countQueues } from "./routes/count-queues.ts";
import { getAutomaticDecisions } from "./routes/get-automatic-decisions.ts";
import { holdAutomaticDecisions } from "./routes/hold-automatic-decisions.ts";
import { listAlerts } from "./routes/list-alerts.ts";
import { listQueueClaims } from "./routes/list-queue-claims.ts";
import { releaseQueueItem } from "./routes/release-queue-item.ts";

export { listClaims } from "./claim-store.ts";

const sweepJob = "queue-claim-sweep";
const keptMs = 7 * 86_400_000;

type QueueNeeds = {
  counts: QueueCounts;
  alerts: readonly AlertSource[];
  /** Counts the conversations with support that are overdue. */
  countOverdue(db: Queryable, now: Date): Promise<number>;
  /** Counts the proposals that are waiting for this operator's decision. */
  countApprovals(kit: Kit): CountApprovals;
};

export function createFindClaim(kit: Kit): FindClaim {
  return (queue, itemId) => findClaim(kit.db, queue, itemId);
}

/** Releases an operator's claim in the transaction of a decision. */
export const releaseClaim: ReleaseClaim = (tx, queue, itemId, operatorId) =>
  deleteClaim(tx, queue, itemId, operatorId);

export function createAutomaticDecisions(kit: Kit): AutomaticDecisions {
  return { areHeld: async () => (await readHold(kit.db)).held };
}

/** Provides the parts shared by all operator queues: lengths, claims and alerts. */
export function operatorQueuesService(needs: QueueNeeds): Service {
  const { counts, alerts, countApprovals, countOverdue } = needs;
  return {
    name: "operator-queues",
    migrations: new URL("migrations/", import.meta.url),
    findClaim: createFindClaim,
    routes: (kit) => [
      countQueues(kit, { counts, countOverdue, countApprovals: countApprovals(kit) }),
      listAlerts(kit, alerts),
      listQueueClaims(kit),
      claimQueueItem(kit),
      releaseQueueItem(kit),
      getAutomaticDecisions(kit),
      holdAutomaticDecisions(kit),
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
