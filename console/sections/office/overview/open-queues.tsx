import { useQueueCounts } from "../../../app/use-queue-counts.ts";
import { FigureTile } from "./figure-tile.tsx";

/** What waits for somebody, over all queues; the navigation says where. */
export function OpenQueues() {
  const counts = useQueueCounts();
  const waiting = Object.values(counts).reduce((sum, count) => sum + count, 0);
  return <FigureTile name="Waiting in queues" value={String(waiting)} />;
}
