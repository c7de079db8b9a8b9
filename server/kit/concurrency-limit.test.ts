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
