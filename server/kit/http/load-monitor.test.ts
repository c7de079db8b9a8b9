import { setImmediate as nextTurn, setTimeout as sleep } from "node:timers/promises";
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

/** Blocks the event loop four times, and sends the given number of requests before each time. */
async function delayTurns(requests: number): Promise<void> {
  for (let round = 0; round < 4; round++) {
    for (let request = 0; request < requests; request++) monitor.isOverloaded();
    block(700);
    await sleep(1);
  }
}

test("an event loop that is always late is overloaded until it catches up", async () => {
  await delayTurns(30);
  expect(monitor.isOverloaded()).toBe(true);
  await expect.poll(() => monitor.isOverloaded(), { timeout: 10_000 }).toBe(false);
});

test("a machine that is busy with something else refuses no visitor", async () => {
  await delayTurns(5);
  expect(monitor.isOverloaded()).toBe(false);
});

test("a turn that handles many requests for too long refuses the rest of them, and only those", async () => {
  await nextTurn();
  const isAnyRefused = () => Array.from({ length: 50 }, () => monitor.isOverloaded()).includes(true);
  expect(isAnyRefused()).toBe(false);
  block(150);
  expect(monitor.isOverloaded()).toBe(true);
  await nextTurn();
  expect(monitor.isOverloaded()).toBe(false);
});

test("a few requests are never too many for one turn, however slow the machine", async () => {
  await nextTurn();
  expect(monitor.isOverloaded()).toBe(false);
  block(150);
  expect(monitor.isOverloaded()).toBe(false);
});
