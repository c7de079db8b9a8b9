import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

type Value = { stringValue?: string; intValue?: string };

/** A span as a collector receives it. */
export type CollectedSpan = {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  startTimeUnixNano: string;
  endTimeUnixNano: string;
  attributes: { key: string; value: Value }[];
  links?: { traceId: string; spanId: string }[];
  status?: { code: number };
};

export type TestCollector = {
  url: string;
  spans: CollectedSpan[];
  /** The OpenTelemetry resource attributes in the last request. */
  resource: { key: string; value: Value }[];
  requests: number;
  /** How the collector behaves from now on: it accepts spans, refuses them, or never answers. */
  behaviour: "accept" | "refuse" | "hang";
  close(): Promise<void>;
};

/** Starts a collector of OpenTelemetry traces on loopback, which stores the spans that it receives. */
export async function startTestCollector(): Promise<TestCollector> {
  const server = createServer(async (request, response) => {
    let body = "";
    for await (const part of request) body += part;
    collector.requests += 1;
    if (collector.behaviour === "hang") return;
    if (collector.behaviour === "refuse") return response.writeHead(503).end();
    const [group] = JSON.parse(body).resourceSpans;
    collector.resource = group.resource.attributes;
    collector.spans.push(...group.scopeSpans[0].spans);
    return response.writeHead(200, { "content-type": "application/json" }).end("{}");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const collector: TestCollector = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans: [],
    resource: [],
    requests: 0,
    behaviour: "accept",
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
  return collector;
}

export function attributeOf({ attributes }: CollectedSpan, name: string): string | undefined {
  const value = attributes.find(({ key }) => key === name)?.value;
  return value?.stringValue ?? value?.intValue;
}
