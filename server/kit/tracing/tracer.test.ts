import { createGroupWriter } from "@parlour/ledger/group-writer";
import { expect, test } from "vitest";
import type { SpanRecord } from "./span.ts";
import { formatTraceparent, parseTraceparent } from "./trace-context.ts";
import { createTracer } from "./tracer.ts";

const always = { ratio: 1, followsParent: true };

function recorder(sampler = always) {
  const spans: SpanRecord[] = [];
  return { tracer: createTracer({ sampler }, (span) => spans.push(span)), spans };
}

test("a traceparent is read and written, and a malformed one is ignored", () => {
  const header = "00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01";
  const context = parseTraceparent(header);
  expect(context).toEqual({
    traceId: "4bf92f3577b34da6a3ce929d0e0e4736",
    spanId: "00f067aa0ba902b7",
    isSampled: true,
  });
  expect(formatTraceparent(context!)).toBe(header);
  expect(parseTraceparent(header.replace("-01", "-00"))?.isSampled).toBe(false);
  const wrong = [
    undefined,
    "",
    header.toUpperCase(),
    header.replace("00-", "ff-"),
    header.replace("4bf92f3577b34da6a3ce929d0e0e4736", "0".repeat(32)),
    header.replace("00f067aa0ba902b7", "0".repeat(16)),
    `${header}0`,
  ];
  for (const text of wrong) expect(parseTraceparent(text)).toBeUndefined();
});

test("spans of work inside a span are its children, and a failure is recorded by its type alone", async () => {
  const { tracer, spans } = recorder();
  const failing = tracer.trace("outer", {}, () =>
    tracer.traceStep("inner", {}, async () => {
      throw new TypeError("ann@example.org is wrong");
    }),
  );
  await expect(failing).rejects.toThrow(TypeError);
  const [inner, outer] = spans;
  expect(inner).toMatchObject({ name: "inner", hasFailed: true, attributes: { "error.type": "TypeError" } });
  expect(inner?.parentSpanId).toBe(outer?.context.spanId);
  expect(inner?.context.traceId).toBe(outer?.context.traceId);
  expect(JSON.stringify(spans)).not.toContain("ann@example.org");
});

test("steps outside a trace, or after its end, are not recorded", async () => {
  const { tracer, spans } = recorder();
  await tracer.traceStep("alone", {}, async () => {});
  let late: Promise<void> | undefined;
  await tracer.trace("request", {}, async () => {
    late = new Promise<void>((resolve) => setImmediate(resolve)).then(() =>
      tracer.traceStep("late", {}, async () => {}),
    );
  });
  await late;
  expect(spans.map(({ name }) => name)).toEqual(["request"]);
});

test("a sampler records its share of traces, and follows its parent if it should", async () => {
  const { tracer, spans } = recorder({ ratio: 0.25, followsParent: true });
  for (let count = 0; count < 2_000; count++) tracer.start("root").end();
  expect(spans.length).toBeGreaterThan(350);
  expect(spans.length).toBeLessThan(650);
  const before = spans.length;
  const parent = { traceId: "f".repeat(32), spanId: "1".repeat(16), isSampled: true };
  tracer.start("child", { parent }).end();
  tracer.start("child", { parent: { ...parent, isSampled: false } }).end();
  expect(spans.length).toBe(before + 1);
});

test("a group of commits has a trace of its own with links to its members", async () => {
  const { tracer, spans } = recorder();
  const writer = createGroupWriter<number, number>({
    keyOf: String,
    write: async (items) => {
      await tracer.traceStep("statement", {}, async () => {});
      return [...items];
    },
    nothingWritten: () => -1,
    queueLimit: 10,
    batchLimit: 10,
    patienceMs: 0,
    retryPauseMs: 0,
    onWritten() {},
    observer: tracer.batches("commit"),
  });
  const write = (item: number) => tracer.trace(`member ${item}`, {}, () => writer.write(item));
  expect(await Promise.all([write(1), write(2), writer.write(3)])).toEqual([1, 2, 3]);
  const find = (name: string) => spans.find((span) => span.name === name)!;
  const commit = find("commit");
  expect(commit.parentSpanId).toBeUndefined();
  expect(commit.attributes).toEqual({ "parlour.batch_size": 3 });
  expect(commit.links).toEqual([find("member 1").context, find("member 2").context]);
  expect(find("statement").parentSpanId).toBe(commit.context.spanId);
});
