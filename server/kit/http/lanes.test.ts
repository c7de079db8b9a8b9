import { searchHelpPages } from "@parlour/contracts/calls/site/help/search-help-pages";
import { suggestHelpPages } from "@parlour/contracts/calls/site/help/suggest-help-pages";
import { expect, test } from "vitest";
import type { WorkQueue } from "../work-queue.ts";
import { createLanes, laneOf } from "./lanes.ts";

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
