import { setTimeout as sleep } from "node:timers/promises";
import { expect, it } from "vitest";
import { createConcurrencyLimit, QueueFullError } from "./concurrency-limit.ts";

it("limits concurrency per key and keeps the order", async () => {
  const limit = createConcurrencyLimit(2);
  const inside = { a: 0, b: 0 };
  let most = 0;
  const entered: number[] = [];
  const visit = (key: "a" | "b", number: number) =>
    limit.run(key, async () => {
      most = Math.max(most, ++inside[key]);
      entered.push(number);
      await sleep(2);
      inside[key]--;
      return number;
    });
  const visits = Array.from({ length: 12 }, (_, number) => visit(number % 2 ? "a" : "b", number));
  expect(await Promise.all(visits)).toEqual(Array.from({ length: 12 }, (_, number) => number));
  expect(most).toBe(2);
  expect(entered).toEqual([...entered].sort((a, b) => a - b));
});

it("continues after a task has failed", async () => {
  const limit = createConcurrencyLimit(1);
  const failed = limit.run("a", async () => {
    throw new Error("stumbled");
  });
  await expect(failed).rejects.toThrow("stumbled");
  expect(await limit.run("a", async () => "through")).toBe("through");
});

it("refuses a caller when too many wait for the same key", async () => {
  const limit = createConcurrencyLimit(1, 1);
  const { promise: gate, resolve: open } = Promise.withResolvers<void>();
  const running = limit.run("a", () => gate);
  const waiting = limit.run("a", async () => "second");
  await expect(limit.run("a", async () => "third")).rejects.toBeInstanceOf(QueueFullError);
  expect(await limit.run("b", async () => "another key")).toBe("another key");
  open();
  await running;
  expect(await waiting).toBe("second");
  expect(await limit.run("a", async () => "later")).toBe("later");
});

it("follows a limit that changes while work is running", async () => {
  let max = 2;
  const limit = createConcurrencyLimit(() => max);
  const gates = Array.from({ length: 5 }, () => Promise.withResolvers<void>());
  const started: number[] = [];
  const runs = gates.map(({ promise }, number) =>
    limit.run("a", async () => {
      started.push(number);
      await promise;
    }),
  );
  expect(started).toEqual([0, 1]);
  max = 1;
  gates[0]!.resolve();
  await runs[0];
  expect(started).toEqual([0, 1]);
  gates[1]!.resolve();
  await runs[1];
  expect(started).toEqual([0, 1, 2]);
  max = 3;
  gates[2]!.resolve();
  await runs[2];
  expect(started).toEqual([0, 1, 2, 3, 4]);
  for (const { resolve } of gates) resolve();
  await Promise.all(runs);
});
