import { Counter, collectDefaultMetrics, Histogram, Registry } from "prom-client";

export type CallSample = { call: string; status: number; durationSeconds: number };

export type Metrics = {
  /** Services register their own counters here. */
  registry: Registry;
  /** Counts and times one answered call of the contract. */
  observeCall(sample: CallSample): void;
  /** The text of `/metrics`. */
  text(): Promise<string>;
  contentType: string;
};

export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const calls = new Counter({
    name: "parlour_calls_total",
    help: "Answered calls of the contract, by call and status.",
    labelNames: ["call", "status"],
    registers: [registry],
  });
  const durations = new Histogram({
    name: "parlour_call_duration_seconds",
    help: "How long calls took to answer, by call.",
    labelNames: ["call"],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  });
  return {
    registry,
    observeCall({ call, status, durationSeconds }) {
      calls.inc({ call, status });
      durations.observe({ call }, durationSeconds);
    },
    text: () => registry.metrics(),
    contentType: registry.contentType,
  };
}
