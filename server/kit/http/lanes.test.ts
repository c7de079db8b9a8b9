import { searchHelpPages } from "@parlour/contracts/calls/site/help/search-help-pages";
import { suggestHelpPages } from "@parlour/contracts/calls/site/help/suggest-help-pages";
import { afterEach, expect, test, vi } from "vitest";
import type { WorkQueue } from "../work-queue.ts";
import { createLanes, laneOf } from "./lanes.ts";

afterEach(() => {
  vi.useRealTimers();
});

/**
 * Returns how many of the requests that an address sends at the same time are accepted, to run or to wait.
 */
function countAccepted(lane: WorkQueue, address: string, sent: number): number {
  let refused = 0;
  for (let number = 0; number < sent; number++)
    lane.enter(address, (admitted) => {
      if (!admitted) refused++;
    });
  return sent - refused;
}

test.each([
  ["page renders", "page", 12],
  ["searches", "search", 16],
] as const)("one address has at most a share of the places for %s", (_what, name, share) => {
  const lane = createLanes(8)[name];
  expect(countAccepted(lane, "flood", 100)).toBe(share);
  expect(countAccepted(lane, "visitor", 1)).toBe(1);
});

test("both calls of the help search share one queue", () => {
  const lanes = createLanes(8);
  for (const call of [searchHelpPages, suggestHelpPages]) expect(laneOf(lanes, call)).toBe(lanes.search);
});

test("logins that cannot start are refused within 200 ms, even in a short burst", () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
  const lane = createLanes(8).secret;
  const refusedAfterMs: number[] = [];
  const startedMs = performance.now();
  let started = 0;
  for (let number = 0; number < 100; number++)
    lane.enter(`visitor ${number}`, (admitted) => {
      if (admitted) started++;
      else refusedAfterMs.push(performance.now() - startedMs);
    });
  vi.advanceTimersByTime(1_000);
  expect(started + refusedAfterMs.length).toBe(100);
  expect(refusedAfterMs.length).toBeGreaterThan(0);
  expect(Math.max(...refusedAfterMs)).toBeLessThanOrEqual(200);
});
