import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createWorkQueue, type WorkQueue } from "./work-queue.ts";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Enters the queue and records the moment of each decision as `name:started` or `name:refused`. */
function recorder(queue: WorkQueue) {
  const log: string[] = [];
  const enter = (name: string, owner = name) =>
    queue.enter(owner, (admitted) => log.push(`${name}:${admitted ? "started" : "refused"}`));
  return { log, enter };
}

test("runs a bounded number at once, then the newest", () => {
  const queue = createWorkQueue({ running: 2 });
  const { log, enter } = recorder(queue);
  for (const name of ["a", "b", "c", "d"]) enter(name);
  expect(log).toEqual(["a:started", "b:started"]);
  queue.leave("a");
  queue.leave("b");
  expect(log.slice(2)).toEqual(["d:started", "c:started"]);
});

test("an owner with nothing running comes before one that fills the queue", () => {
  const queue = createWorkQueue({ running: 2 });
  const { log, enter } = recorder(queue);
  for (const name of ["1", "2"]) enter(name, "flood");
  enter("visitor");
  for (const name of ["3", "4"]) enter(name, "flood");
  queue.leave("flood");
  expect(log.at(-1)).toBe("visitor:started");
});

test("an owner cannot hold more than its share of places", () => {
  const { log, enter } = recorder(createWorkQueue({ running: 1, perOwner: 2 }));
  for (const name of ["1", "2", "3"]) enter(name, "flood");
  expect(log).toEqual(["1:started", "3:refused"]);
});

test("a short burst waits, up to a second", () => {
  const queue = createWorkQueue({ running: 1 });
  const { log, enter } = recorder(queue);
  enter("a");
  enter("b");
  vi.advanceTimersByTime(400);
  queue.leave("a");
  expect(log).toEqual(["a:started", "b:started"]);
});

test("a queue may limit the wait of a short burst", () => {
  const queue = createWorkQueue({ running: 1, maxWaitMs: 150 });
  const { log, enter } = recorder(queue);
  enter("a");
  enter("b");
  vi.advanceTimersByTime(150);
  enter("c");
  vi.advanceTimersByTime(50);
  expect(log).toEqual(["a:started", "b:refused"]);
  queue.leave("a");
  expect(log.at(-1)).toBe("c:started");
});

test("in a queue that never empties, waiting ends with a refusal within 200 ms", () => {
  const queue = createWorkQueue({ running: 1 });
  const { log, enter } = recorder(queue);
  enter("running");
  enter("early");
  vi.advanceTimersByTime(600);
  enter("late");
  vi.advanceTimersByTime(200);
  expect(log).toEqual(["running:started", "early:refused", "late:refused"]);
});

test("a queue that is too long refuses the oldest at once", () => {
  const { log, enter } = recorder(createWorkQueue({ running: 1, waiting: 2 }));
  for (const name of ["a", "b", "c", "d"]) enter(name);
  expect(log).toEqual(["a:started", "b:refused"]);
});
