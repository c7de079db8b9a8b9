import { countQueues } from "@parlour/contracts/calls/office/operator-queues/count-queues";
import type { CountedWork } from "@parlour/contracts/entities/queue";
import { refreshCall } from "@parlour/web/api/call-resource";
import { useCall } from "@parlour/web/api/use-resource";

type QueueCounts = Partial<Record<CountedWork, number>>;

const intervalMs = 15_000;

/** Reloads the counts without waiting for the next poll, after an operator has made a decision. */
export function recountQueues(): void {
  refreshCall(countQueues);
}

/**
 * How many items are waiting in each queue. If counting fails, no numbers are shown and no error either, because the
 * queue's own page reports the failure.
 */
export function useQueueCounts(): QueueCounts {
  const { value } = useCall(countQueues, {}, { intervalMs });
  return Object.fromEntries((value ?? []).map(({ queue, count }) => [queue, count]));
}

/**
 * The number of items in all queues together. Overdue conversations are left out, because they are also counted in
 * another queue.
 */
export function totalWaiting({ overdue: _counted, ...queues }: QueueCounts): number {
  return Object.values(queues).reduce((sum, count) => sum + count, 0);
}
