import { getHeapStatistics } from "node:v8";

const tickMs = 20;
/**
 * The ticks within this time decide, at least two of them, because a single long pause is not an overload.
 */
const windowMs = 1_000;
const fewestTicks = 2;
const maxMedianDelayMs = 250;
const maxHeapShare = 0.92;
const heapSampleMs = 1_000;

export type LoadMonitor = { isOverloaded(): boolean; stop(): void };

/** Never refuses, for development, tests and measurements on a busy machine. */
export const neverOverloaded: LoadMonitor = { isOverloaded: () => false, stop() {} };

/**
 * Detects overload, so that the server can refuse requests at once instead of answering all of them late. It measures
 * the median delay of a timer. Node's own histogram of delays records nothing between two resets in one long turn.
 */
export function startLoadMonitor(): LoadMonitor {
  let ticks: { atMs: number; lateMs: number }[] = [];
  let dueMs = performance.now() + tickMs;
  let isLate = false;
  let isHeapFull = false;
  const ticking = setInterval(() => {
    const nowMs = performance.now();
    ticks = ticks.filter(({ atMs }) => atMs > nowMs - windowMs);
    ticks.push({ atMs: nowMs, lateMs: nowMs - dueMs });
    dueMs = nowMs + tickMs;
    isLate = ticks.length >= fewestTicks && medianOf(ticks.map(({ lateMs }) => lateMs)) > maxMedianDelayMs;
  }, tickMs);
  const sampling = setInterval(() => {
    const { heap_size_limit: limit, used_heap_size: used } = getHeapStatistics();
    isHeapFull = used > limit * maxHeapShare;
  }, heapSampleMs);
  ticking.unref();
  sampling.unref();
  return {
    isOverloaded: () => isLate || isHeapFull,
    stop() {
      clearInterval(ticking);
      clearInterval(sampling);
    },
  };
}

function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? 0;
}
