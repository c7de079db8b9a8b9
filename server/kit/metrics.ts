import type { Registry } from "prom-client";

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
