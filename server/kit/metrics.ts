import { collectDefaultMetrics, Registry } from "prom-client";

export type CallSample = { call: string; status: number; durationSeconds: number };

export type CallSummary = {
  call: string;
  count: number;
  averageMs: number;
  /** The 95th percentile of the duration; null when it is beyond the largest histogram bucket. */
  mostWithinMs: number | null;
  limited: number;
  failed: number;
};

export type Metrics = {
  /** Services register their own counters here. */
  registry: Registry;
  /** Records the count and duration of one call. */
  observeCall(sample: CallSample): void;
  /** Returns each call's figures on this server since it started. */
  summarise(): CallSummary[];
  /** Returns the text of `/metrics`. */
  text(): Promise<string>;
  contentType: string;
};

export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const calls = new Map<string, CallTimes>();
  return {
    registry,
    observeCall({ call, status, durationSeconds }) {
      let times = calls.get(call);
      if (!times) {
        times = { byStatus: new Map(), inBucket: new Array(buckets.length + 1).fill(0), sumSeconds: 0 };
        calls.set(call, times);
      }
      times.byStatus.set(status, (times.byStatus.get(status) ?? 0) + 1);
      times.sumSeconds += durationSeconds;
      let bucket = 0;
      while (bucket < buckets.length && durationSeconds > buckets[bucket]!) bucket += 1;
      times.inBucket[bucket]! += 1;
    },
    summarise: () => [...calls].map(([call, times]) => summarise(call, times)),
    text: async () => `${await registry.metrics()}\n${formatCalls(calls)}`,
    contentType: registry.contentType,
  };
}

/**
 * The counters of one call. We keep our own, because prom-client's counters hash their labels for every
 * request.
 */
type CallTimes = { byStatus: Map<number, number>; inBucket: number[]; sumSeconds: number };

const buckets = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

function summarise(call: string, { byStatus, inBucket, sumSeconds }: CallTimes): CallSummary {
  const count = inBucket.reduce((sum, one) => sum + one, 0);
  let upTo = 0;
  const bucket = inBucket.findIndex((one) => {
    upTo += one;
    return upTo >= count * 0.95;
  });
  const within = buckets[bucket];
  const countOf = (isCounted: (status: number) => boolean) =>
    [...byStatus].reduce((sum, [status, one]) => sum + (isCounted(status) ? one : 0), 0);
  return {
    call,
    count,
    averageMs: (sumSeconds / Math.max(1, count)) * 1_000,
    mostWithinMs: within === undefined ? null : within * 1_000,
    limited: countOf((status) => status === 429),
    failed: countOf((status) => status >= 500),
  };
}

function formatCalls(calls: ReadonlyMap<string, CallTimes>): string {
  const totals = [...calls].flatMap(([call, { byStatus }]) =>
    [...byStatus].map(([status, count]) => `parlour_calls_total{call="${call}",status="${status}"} ${count}`),
  );
  const durations = [...calls].flatMap(([call, { inBucket, sumSeconds }]) => {
    const name = "parlour_call_duration_seconds";
    let upTo = 0;
    const lines = [...buckets, "+Inf"].map((limit, index) => {
      upTo += inBucket[index]!;
      return `${name}_bucket{le="${limit}",call="${call}"} ${upTo}`;
    });
    return [...lines, `${name}_sum{call="${call}"} ${sumSeconds}`, `${name}_count{call="${call}"} ${upTo}`];
  });
  return [
    "# HELP parlour_calls_total Answered calls of the contract, by call and status.",
    "# TYPE parlour_calls_total counter",
    ...totals,
    "# HELP parlour_call_duration_seconds How long calls took to answer, by call.",
    "# TYPE parlour_call_duration_seconds histogram",
    ...durations,
    "",
  ].join("\n");
}
