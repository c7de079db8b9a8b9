import { countQueues } from "@parlour/contracts/calls/office/operator-queues/count-queues";
import type { CountedWork } from "@parlour/contracts/entities/queue";
import { refreshCall } from "@parlour/web/api/call-resource";
import { useCall } from "@parlour/web/api/use-resource";

const intervalMs = 15_000;

/** Reloads the counts without waiting for the next poll, after an operator has made a decision. */
export function recountQueues(): void {
  refreshCall(countQueues);
}

/**
 * How many items are waiting in each queue. If counting fails, no numbers are shown and no error either, because the
 * queue's own page reports the failure.
 */
export function useQueueCounts(): Partial<Record<CountedWork, number>> {
  const { value } = useCall(countQueues, {}, { intervalMs });
  return Object.fromEntries((value ?? []).map(({ queue, count }) => [queue, count]));
}
