import { Counter, type Registry } from "prom-client";
import { encodeSpans } from "./otlp-json.ts";
import type { SpanRecord } from "./span.ts";
import type { TraceConfig } from "./trace-config.ts";

export type SpanExporter = {
  add(span: SpanRecord): void;
  /** Sends the remaining spans, for at most two seconds, and stops. */
  close(): Promise<void>;
};

type ExporterParts = { config: TraceConfig; registry: Registry; onFailure(error: unknown): void };

const closeWaitMs = 2_000;

/**
 * Sends spans to a collector in batches, one request at a time. While the collector does not accept them, they are
 * dropped and counted: traces must never use up memory or delay the work they describe.
 */
export function createSpanExporter({ config, registry, onFailure }: ExporterParts): SpanExporter {
  const { url, headers, queueLimit, batchLimit, intervalMs } = config;
  const exported = new Counter({
    name: "parlour_trace_spans_exported_total",
    help: "Spans that the collector has accepted.",
    registers: [registry],
  });
  const dropped = new Counter({
    name: "parlour_trace_spans_dropped_total",
    help: "Spans that were dropped, because the queue was full or the collector did not accept them.",
    labelNames: ["reason"],
    registers: [registry],
  });
  let waiting: SpanRecord[] = [];
  let sending: Promise<void> | undefined;
  let isFailing = false;

  const sendBatch = async (timeoutMs: number) => {
    const batch = waiting.slice(0, batchLimit);
    waiting = waiting.slice(batchLimit);
    try {
      const response = await fetch(url, {
        method: "POST",
        headers: { ...headers, "content-type": "application/json" },
        body: encodeSpans(config, batch),
        redirect: "error",
        signal: AbortSignal.timeout(timeoutMs),
      });
      await response.body?.cancel();
      if (!response.ok) throw new Error(`The collector answered ${response.status}`);
      exported.inc(batch.length);
      isFailing = false;
    } catch (error) {
      dropped.inc({ reason: "not_accepted" }, batch.length);
      if (!isFailing) onFailure(error);
      isFailing = true;
    }
  };
  const send = async () => {
    // After a failure the remaining spans wait for the next interval, so that a broken collector gets few requests.
    do await sendBatch(config.timeoutMs);
    while (!isFailing && waiting.length >= batchLimit);
    sending = undefined;
  };
  const startSending = () => {
    if (waiting.length > 0) sending ??= send();
  };
  const timer = setInterval(startSending, intervalMs);
  timer.unref();

  return {
    add(span) {
      if (waiting.length >= queueLimit) {
        dropped.inc({ reason: "queue_full" });
        return;
      }
      waiting.push(span);
      if (waiting.length === batchLimit && !isFailing) startSending();
    },
    async close() {
      clearInterval(timer);
      const endMs = performance.now() + closeWaitMs;
      const restMs = () => Math.ceil(endMs - performance.now());
      await Promise.race([sending, new Promise((resolve) => setTimeout(resolve, closeWaitMs).unref())]);
      while (waiting.length > 0 && !isFailing && restMs() > 0) await sendBatch(restMs());
    },
  };
}
