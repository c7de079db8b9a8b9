import { monitorEventLoopDelay } from "node:perf_hooks";
import { getHeapStatistics } from "node:v8";

const maxMedianDelayMs = 500;
const maxHeapShare = 0.92;
const sampleMs = 1_000;

export type LoadMonitor = { isOverloaded(): boolean; stop(): void };

/**
 * Detects overload, so that the server can refuse requests at once instead of answering all of them late. It measures
 * the median delay of the event loop, so that one long pause, such as the embedded database's first query, does not
 * count.
 */
export function startLoadMonitor(): LoadMonitor {
  const delays = monitorEventLoopDelay({ resolution: 10 });
  delays.enable();
  let overloaded = false;
  const sampling = setInterval(() => {
    const { heap_size_limit: limit, used_heap_size: used } = getHeapStatistics();
    overloaded = delays.percentile(50) / 1e6 > maxMedianDelayMs || used > limit * maxHeapShare;
    delays.reset();
  }, sampleMs);
  sampling.unref();
  return {
    isOverloaded: () => overloaded,
    stop() {
      clearInterval(sampling);
      delays.disable();
    },
  };
}
