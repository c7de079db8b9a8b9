import { countQueues as call } from "@parlour/contracts/calls/office/operator-queues/count-queues";
import type { QueueName } from "@parlour/contracts/entities/queue";
import type { Queryable } from "../../../../kit/database.ts";
import type { Kit } from "../../../../kit/kit.ts";
import type { OperatorIdentity, OperatorRights } from "../../../../kit/operator.ts";
import type { QueueCounts } from "../../../../kit/ports/queue-counts.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { canSeeQueue } from "../queue-access.ts";

export type CountApprovals = (operator: Pick<OperatorIdentity, "id"> & OperatorRights) => Promise<number>;

type CountParts = {
  counts: QueueCounts;
  countApprovals: CountApprovals;
  countOverdue(db: Queryable, now: Date): Promise<number>;
};

export function countQueues(kit: Kit, { counts, countApprovals, countOverdue }: CountParts): Route {
  return route(call, async ({ operator }) => {
    const own = (Object.keys(counts) as QueueName[]).filter((queue) => canSeeQueue(operator, queue));
    const queues = own.map(async (queue) => ({
      queue,
      count: await counts[queue]!(kit.db, kit.clock.now()),
    }));
    const approvals = async () => ({ queue: "approvals" as const, count: await countApprovals(operator) });
    // Overdue conversations are also counted in their own queue.
    const overdue = async () => ({
      queue: "overdue" as const,
      count: await countOverdue(kit.db, kit.clock.now()),
    });
    const support = canSeeQueue(operator, "contact") ? [overdue()] : [];
    return await Promise.all([...queues, approvals(), ...support]);
  });
}
