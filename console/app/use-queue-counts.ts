import type { countQueues } from "@parlour/contracts/calls/office/operator-queues/count-queues";
import type { QueueName } from "@parlour/contracts/entities/queue";
import { client } from "@parlour/web/api/client";
import { useEffect } from "react";
import { useAnswer } from "../parts/use-answer.ts";

const askCounts = client<typeof countQueues>("GET", "/services/operator/v1/queues");
const everyMs = 15_000;
const changed = new EventTarget();

/** Refreshes the counts in the navigation after a decision. */
export function recountQueues(): void {
  changed.dispatchEvent(new Event("changed"));
}

/**
 * The number of waiting items per queue. A failed read is ignored, because the queue's own page reports
 * errors.
 */
export function useQueueCounts(): Partial<Record<QueueName, number>> {
  const { value, reload } = useAnswer("queue counts", (signal) => askCounts({ signal }), { everyMs });
  useEffect(() => {
    changed.addEventListener("changed", reload);
    return () => changed.removeEventListener("changed", reload);
  }, [reload]);
  return Object.fromEntries((value ?? []).map(({ queue, count }) => [queue, count]));
}
