import { getHeapStatistics } from "node:v8";

const tickMs = 20;
/**
 * The server is overloaded if the median delay of a timer over this period is too long. At least two delays are needed,
 * because a single long pause is not an overload.
 */
const windowMs = 1_000;
const fewestTicks = 2;
const maxMedianDelayMs = 250;
/**
 * If the timer is late but fewer requests than this have arrived, something else delays the event loop, such as other
 * programs on the machine, and refusing a few visitors would not help.
 */
const fewestRequests = 30;
/**
 * After a pause, all requests that have arrived in the meantime are handled in one turn of the event loop, and health
 * checks wait for its end. So once a turn exceeds both this time and this number of requests, the rest are refused.
 * One visitor's browser never sends so many together, however slow the machine.
 */
const longTurn = { ms: 100, requests: 50 };
const maxHeapShare = 0.92;
const heapSampleMs = 1_000;

export type LoadMonitor = { isOverloaded(): boolean; stop(): void };

/** A load monitor that never reports overload, for development, tests and measurements on a busy machine. */
export const neverOverloaded: LoadMonitor = { isOverloaded: () => false, stop() {} };

/**
 * Detects overload, so that the server can refuse requests immediately instead of answering all of them late.
 * It measures the median delay of a timer, because Node's event-loop delay histogram stays empty if it is
 * reset twice during the same long turn.
 */
export function startLoadMonitor(): LoadMonitor {
  let ticks: { atMs: number; lateMs: number; requests: number }[] = [];
  let requests = 0;
  let dueMs = performance.now() + tickMs;
  let isLate = false;
  let isHeapFull = false;
  let turn: { startedMs: number; requests: number } | undefined;
  const ticking = setInterval(() => {
    const nowMs = performance.now();
    ticks = ticks.filter(({ atMs }) => atMs > nowMs - windowMs);
    ticks.push({ atMs: nowMs, lateMs: nowMs - dueMs, requests });
    dueMs = nowMs + tickMs;
    requests = 0;
    const isBusy = ticks.reduce((sum, tick) => sum + tick.requests, 0) >= fewestRequests;
    const isDelayed = medianOf(ticks.map(({ lateMs }) => lateMs)) > maxMedianDelayMs;
    isLate = isBusy && isDelayed && ticks.length >= fewestTicks;
  }, tickMs);
  const isTurnLong = () => {
    const nowMs = performance.now();
    if (turn === undefined) {
      turn = { startedMs: nowMs, requests: 0 };
      setImmediate(() => {
        turn = undefined;
      });
    }
    return ++turn.requests > longTurn.requests && nowMs - turn.startedMs > longTurn.ms;
  };
  const sampling = setInterval(() => {
    const { heap_size_limit: limit, used_heap_size: used } = getHeapStatistics();
    isHeapFull = used > limit * maxHeapShare;
  }, heapSampleMs);
  ticking.unref();
  sampling.unref();
  return {
    isOverloaded() {
      requests += 1;
      return isTurnLong() || isLate || isHeapFull;
    },
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
