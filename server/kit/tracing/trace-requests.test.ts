import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test, vi } from "vitest";
import type { SpanRecord } from "./span.ts";
import { createRequestTraces } from "./trace-requests.ts";
import { createTracer } from "./tracer.ts";

const closes: (() => void)[] = [];
afterEach(() => {
  for (const close of closes.splice(0)) close();
});

async function serve(trustedProxies: readonly string[]) {
  const spans: SpanRecord[] = [];
  const tracer = createTracer({ sampler: { ratio: 1, followsParent: true } }, (span) => spans.push(span));
  const requests = createRequestTraces(tracer, trustedProxies);
  const server = createServer(async (request, response) => {
    for await (const _ of request);
    await requests.resume(request, () => tracer.traceStep("call", {}, async () => {}));
    if (request.url !== "/probe") requests.describe(request, "/players/{id}", "request-1");
    requests.describe(request, "named twice", "request-2");
    response.writeHead(request.url === "/broken" ? 500 : 200).end();
  });
  requests.attach(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  closes.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return { spans, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

const traceId = "4bf92f3577b34da6a3ce929d0e0e4736";
const headers = { traceparent: `00-${traceId}-00f067aa0ba902b7-01` };

test("a request is named by its route, and work after its body belongs to it", async () => {
  const { spans, origin } = await serve([]);
  await fetch(`${origin}/players/17`, { method: "POST", body: "x".repeat(100_000) });
  await vi.waitFor(() => expect(spans).toHaveLength(2), 15_000);
  const [call, request] = spans;
  expect(request).toMatchObject({
    name: "POST /players/{id}",
    kind: "server",
    hasFailed: false,
    attributes: {
      "http.request.method": "POST",
      "http.route": "/players/{id}",
      "http.response.status_code": 200,
      "parlour.request_id": "request-1",
    },
  });
  expect(call?.parentSpanId).toBe(request?.context.spanId);
});

test("a status of 500 marks the request as failed", async () => {
  const { spans, origin } = await serve([]);
  await fetch(`${origin}/broken`);
  await vi.waitFor(() => expect(spans.at(-1)).toMatchObject({ kind: "server", hasFailed: true }), 15_000);
});

test("the trace of another system is continued only from a trusted proxy", async () => {
  const stranger = await serve(["10.0.0.0/8"]);
  await fetch(stranger.origin, { headers });
  await vi.waitFor(() => expect(stranger.spans).toHaveLength(2), 15_000);
  expect(stranger.spans[1]?.parentSpanId).toBeUndefined();
  expect(stranger.spans[1]?.context.traceId).not.toBe(traceId);

  const proxy = await serve(["127.0.0.0/8"]);
  await fetch(proxy.origin, { headers });
  await vi.waitFor(() => expect(proxy.spans).toHaveLength(2), 15_000);
  expect(proxy.spans[1]).toMatchObject({ parentSpanId: "00f067aa0ba902b7", context: { traceId } });
});
