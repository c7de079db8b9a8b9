import { expect, it } from "vitest";
import { lastFinishMs, leaderPasses, orderAt, shareRun } from "./race-positions.ts";

const tracks = [
  { number: 1, passesMs: [1000, 2000, 3100, 4000] },
  { number: 2, passesMs: [900, 2100, 3000, 4200] },
];

it("moves evenly between the posts and stops at the last", () => {
  expect(shareRun(tracks[0]!, 0)).toBe(0);
  expect(shareRun(tracks[0]!, 500)).toBeCloseTo(0.125);
  expect(shareRun(tracks[0]!, 1500)).toBeCloseTo(0.375);
  expect(shareRun(tracks[0]!, 9000)).toBe(1);
});

it("knows the order at any time, and the finish at the end", () => {
  expect(orderAt(tracks, 950)).toEqual([2, 1]);
  expect(orderAt(tracks, 2050)).toEqual([1, 2]);
  expect(orderAt(tracks, 9000)).toEqual([1, 2]);
  expect(lastFinishMs(tracks)).toBe(4200);
  expect(leaderPasses(tracks)).toEqual([900, 2000, 3000, 4000]);
});
