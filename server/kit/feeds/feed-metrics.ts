import type { FeedOutcome } from "@parlour/contracts/entities/feed";
import { Counter, Gauge, Histogram } from "prom-client";
import type { Kit } from "../kit.ts";
import type { Metrics } from "../metrics.ts";
import { registeredMetric } from "../registered-metric.ts";

type FeedName = "sports" | "racing";
type FeedMetrics = { messages: Counter; last: Gauge; seconds: Histogram };

const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Returns the metrics that all feeds of a server share. */
function metricsOf(metrics: Metrics): FeedMetrics {
  return {
    messages: registeredMetric<Counter>(metrics, Counter, {
      name: "parlour_feed_messages_total",
      help: "Messages from providers, by feed, provider and outcome.",
      labelNames: ["feed", "provider", "outcome"],
    }),
    last: registeredMetric<Gauge>(metrics, Gauge, {
      name: "parlour_feed_last_message_timestamp_seconds",
      help: "When this server last received a message from the provider, as a Unix time.",
      labelNames: ["feed", "provider"],
    }),
    seconds: registeredMetric<Histogram>(metrics, Histogram, {
      name: "parlour_feed_lag_seconds",
      help: "Time from the arrival of a message until its prices are published and its bets are settled.",
      labelNames: ["feed"],
      buckets,
    }),
  };
}

/** Descriptions of the outcomes that the provider should look into. */
const faults: Partial<Record<FeedOutcome, string>> = {
  GAP: "A message was missing before this one",
  UNKNOWN_EVENT: "A message was about an event that we don't know",
  NOT_POSSIBLE: "A message couldn't be applied",
};

/** Handles a message and records the outcome and the time taken. */
export async function measureFeed<Result extends { outcome: FeedOutcome; reason?: string | null }>(
  { metrics, providerCalls }: Pick<Kit, "metrics" | "providerCalls">,
  { feed, provider }: { feed: FeedName; provider: string },
  receive: () => Promise<Result>,
): Promise<Result> {
  const { messages, last, seconds } = metricsOf(metrics);
  const startedMs = performance.now();
  last.set({ feed, provider }, Date.now() / 1_000);
  const counted = { kind: feed === "sports" ? "SPORTS_FEED" : "RACING_FEED", id: provider } as const;
  try {
    const result = await receive();
    const ms = performance.now() - startedMs;
    messages.inc({ feed, provider, outcome: result.outcome });
    seconds.observe({ feed }, ms / 1_000);
    const error = faults[result.outcome];
    const words = error && (result.reason ? `${error}: ${result.reason}` : error);
    providerCalls.note(counted, { ms, source: "MESSAGE", ...(words !== undefined && { error: words }) });
    return result;
  } catch (error) {
    providerCalls.note(counted, { ms: performance.now() - startedMs, source: "MESSAGE", error });
    throw error;
  }
}
