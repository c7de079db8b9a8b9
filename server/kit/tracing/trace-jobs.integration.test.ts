import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { KitHandle } from "../create-kit.ts";
import { attributeOf, startTestCollector, type TestCollector } from "../testing/test-collector.ts";
import { openTestKit } from "../testing/test-kit.ts";

let collector: TestCollector;
let handle: KitHandle;
beforeAll(async () => {
  collector = await startTestCollector();
  const tracing = {
    url: collector.url,
    headers: {},
    timeoutMs: 5_000,
    serviceName: "parlour",
    resourceAttributes: {},
    sampler: { ratio: 1, followsParent: true },
    queueLimit: 2_000,
    batchLimit: 500,
    intervalMs: 50,
  };
  handle = await openTestKit({ config: { tracing } });
});
afterAll(async () => {
  await handle?.close();
  await collector?.close();
});

test("a job gets its own data and continues the trace of the request that added it", async () => {
  const { kit } = handle;
  const received: object[] = [];
  await kit.jobs.work("traced-work", async (data) => {
    received.push(data);
    await kit.db.query("select count(*) from sessions");
  });
  await kit.tracing!.tracer.trace("request", { parent: null }, () =>
    kit.db.transaction((tx) => kit.jobs.enqueue(tx, "traced-work", { id: "deposit_1" })),
  );
  await vi.waitFor(() => expect(received).toEqual([{ id: "deposit_1" }]), 30_000);
  await vi.waitFor(
    () => {
      const find = (name: string) => collector.spans.find((span) => span.name === name);
      const [request, job, query] = ["request", "job traced-work", "select sessions"].map(find);
      expect(job?.traceId).toBe(request?.traceId);
      expect(query?.parentSpanId).toBe(job?.spanId);
      expect(attributeOf(job!, "parlour.attempt")).toBe("1");
    },
    { timeout: 30_000, interval: 100 },
  );
});

test("a job without a trace is a trace of its own", async () => {
  const { kit } = handle;
  await kit.jobs.work("plain-work", async () => {});
  await kit.db.transaction((tx) => kit.jobs.enqueue(tx, "plain-work", {}));
  await vi.waitFor(
    () => {
      const job = collector.spans.find(({ name }) => name === "job plain-work");
      expect(job).toBeDefined();
      expect(job?.parentSpanId).toBeUndefined();
    },
    { timeout: 30_000, interval: 100 },
  );
});
