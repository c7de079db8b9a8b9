import { totalWaiting, useQueueCounts } from "../../../app/use-queue-counts.ts";
import { FigureTile } from "./figure-tile.tsx";

/** The number of items in all queues together; the navigation shows the count of each queue. */
export function OpenQueues() {
  return <FigureTile name="Waiting in queues" value={String(totalWaiting(useQueueCounts()))} />;
}
