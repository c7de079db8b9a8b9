import { Registry } from "prom-client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { startTestCollector, type TestCollector } from "../testing/test-collector.ts";
import type { SpanRecord } from "./span.ts";
import { createSpanExporter } from "./span-exporter.ts";
import type { TraceConfig } from "./trace-config.ts";

let collector: TestCollector;
beforeEach(async () => {
  collector = await startTestCollector();
});
afterEach(() => collector.close());

function openExporter(change: Partial<TraceConfig> = {}) {
  const registry = new Registry();
  const failures: unknown[] = [];
  const config: TraceConfig = {
    url: `${collector.url}/v1/traces`,
    headers: {},
    timeoutMs: 100,
    serviceName: "parlour",
    resourceAttributes: {},
    sampler: { ratio: 1, followsParent: true },
    queueLimit: 20,
    batchLimit: 5,
    intervalMs: 20,
    ...change,
  };
  const exporter = createSpanExporter({ config, registry, onFailure: (error) => failures.push(error) });
  return { exporter, registry, failures };
}

const span = (number: number): SpanRecord => ({
  context: { traceId: "a".repeat(32), spanId: String(number).padStart(16, "0"), isSampled: true },
  parentSpanId: undefined,
  name: `span ${number}`,
  kind: "server",
  startedMs: 1_700_000_000_000.5,
  endedMs: 1_700_000_000_001,
  attributes: { "http.response.status_code": 200, "parlour.call": "logIn" },
  links: [],
  hasFailed: false,
});

test("spans arrive in OTLP's JSON encoding", async () => {
  const { exporter } = openExporter({ resourceAttributes: { region: "eu" } });
  exporter.add(span(1));
  await vi.waitFor(() => expect(collector.spans).toHaveLength(1), 15_000);
  expect(collector.spans[0]).toEqual({
    traceId: "a".repeat(32),
    spanId: "0000000000000001",
    name: "span 1",
    kind: 2,
    startTimeUnixNano: "1700000000000500000",
    endTimeUnixNano: "1700000000001000000",
    attributes: [
      { key: "http.response.status_code", value: { intValue: "200" } },
      { key: "parlour.call", value: { stringValue: "logIn" } },
    ],
  });
  expect(collector.resource).toEqual([
    { key: "region", value: { stringValue: "eu" } },
    { key: "service.name", value: { stringValue: "parlour" } },
  ]);
  await exporter.close();
});

test("closing sends what is waiting", async () => {
  const { exporter } = openExporter({ intervalMs: 60_000 });
  for (let number = 0; number < 12; number++) exporter.add(span(number));
  await exporter.close();
  expect(collector.spans).toHaveLength(12);
});

test("a collector that hangs costs nothing but its spans, which are counted", async () => {
  collector.behaviour = "hang";
  const { exporter, registry, failures } = openExporter({ timeoutMs: 30_000 });
  const startedMs = performance.now();
  for (let number = 0; number < 1_000; number++) exporter.add(span(number));
  expect(performance.now() - startedMs).toBeLessThan(500);
  // Five spans are being sent, twenty wait, and the others are dropped.
  expect(await registry.metrics()).toContain('parlour_trace_spans_dropped_total{reason="queue_full"} 975');
  const closingMs = performance.now();
  await exporter.close();
  expect(performance.now() - closingMs).toBeLessThan(10_000);
  expect(failures.length).toBeLessThanOrEqual(1);
});

test("spans that the collector refuses are counted, and it gets the next ones when it is back", async () => {
  collector.behaviour = "refuse";
  const { exporter, registry, failures } = openExporter();
  exporter.add(span(1));
  await vi.waitFor(async () => {
    expect(await registry.metrics()).toContain('parlour_trace_spans_dropped_total{reason="not_accepted"} 1');
  }, 15_000);
  exporter.add(span(2));
  await vi.waitFor(() => expect(collector.requests).toBe(2), 15_000);
  collector.behaviour = "accept";
  exporter.add(span(3));
  await vi.waitFor(() => expect(collector.spans.map(({ name }) => name)).toEqual(["span 3"]), 15_000);
  // The log has one line for the outage, not one per attempt.
  expect(failures).toHaveLength(1);
  await exporter.close();
});
