import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { gatherWork } from "./gather-work.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("requests share a run while they gather, and lead to one further run while it lasts", async () => {
  const ends: (() => void)[] = [];
  const work = vi.fn(() => new Promise<void>((resolve) => ends.push(resolve)));
  const request = gatherWork({ gatherMs: 200, onError: () => undefined });
  for (let count = 0; count < 3; count++) request("a", work);
  await vi.advanceTimersByTimeAsync(200);
  expect(work).toHaveBeenCalledTimes(1);
  for (let count = 0; count < 3; count++) request("a", work);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(work).toHaveBeenCalledTimes(1);
  ends[0]!();
  await vi.advanceTimersByTimeAsync(200);
  expect(work).toHaveBeenCalledTimes(2);
  ends[1]!();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(work).toHaveBeenCalledTimes(2);
});

test("keys don't wait for each other, and a failure is reported and ends its run", async () => {
  const failures: string[] = [];
  const request = gatherWork({ gatherMs: 0, onError: (_error, key) => failures.push(key) });
  const work = vi.fn(async () => undefined);
  request("a", async () => {
    throw new Error("no database");
  });
  request("b", work);
  await vi.advanceTimersByTimeAsync(0);
  expect([failures, work.mock.calls.length]).toEqual([["a"], 1]);
  request("a", work);
  await vi.advanceTimersByTimeAsync(0);
  expect(work).toHaveBeenCalledTimes(2);
});
