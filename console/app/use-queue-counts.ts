import type { countQueues } from "@parlour/contracts/calls/office/operator-queues/count-queues";
import type { QueueName } from "@parlour/contracts/entities/queue";
import { client } from "@parlour/web/api/client";
import { useEffect } from "react";
import { useAnswer } from "../parts/use-answer.ts";

const askCounts = client<typeof countQueues>("GET", "/services/operator/v1/queues");
const everyMs = 15_000;
const changed = new EventTarget();

/** Lets the navigation count again at once, after something was decided. */
export function recountQueues(): void {
  changed.dispatchEvent(new Event("changed"));
}

/** How much waits in each queue. A count that cannot be read is not worth a word: the queue itself will tell. */
export function useQueueCounts(): Partial<Record<QueueName, number>> {
  const { value, reload } = useAnswer("queue counts", (signal) => askCounts({ signal }), { everyMs });
  useEffect(() => {
    changed.addEventListener("changed", reload);
    return () => changed.removeEventListener("changed", reload);
  }, [reload]);
  return Object.fromEntries((value ?? []).map(({ queue, count }) => [queue, count]));
}
