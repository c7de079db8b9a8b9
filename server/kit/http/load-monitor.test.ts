import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type LoadMonitor, startLoadMonitor } from "./load-monitor.ts";

let monitor: LoadMonitor;
beforeEach(() => {
  monitor = startLoadMonitor();
});
afterEach(() => monitor.stop());

function block(ms: number): void {
  const end = performance.now() + ms;
  while (performance.now() < end);
}

test("one long pause is not an overload", async () => {
  block(1_500);
  await sleep(1_200);
  expect(monitor.isOverloaded()).toBe(false);
});

test("an event loop that is always late is overloaded until it catches up", async () => {
  for (let round = 0; round < 4; round++) {
    block(700);
    await sleep(1);
  }
  expect(monitor.isOverloaded()).toBe(true);
  await expect.poll(() => monitor.isOverloaded(), { timeout: 10_000 }).toBe(false);
});
