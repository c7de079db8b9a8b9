import { useQueueCounts } from "../../../app/use-queue-counts.ts";
import { FigureTile } from "./figure-tile.tsx";

/** The total of all queues; the navigation shows the count of each. */
export function OpenQueues() {
  const counts = useQueueCounts();
  const waiting = Object.values(counts).reduce((sum, count) => sum + count, 0);
  return <FigureTile name="Waiting in queues" value={String(waiting)} />;
}
