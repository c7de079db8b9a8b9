import { useQueueCounts } from "../../../app/use-queue-counts.ts";
import { FigureTile } from "./figure-tile.tsx";

/** The number of items in all queues together; the navigation shows the count of each queue. */
export function OpenQueues() {
  const counts = useQueueCounts();
  const waiting = Object.values(counts).reduce((sum, count) => sum + count, 0);
  return <FigureTile name="Waiting in queues" value={String(waiting)} />;
}
