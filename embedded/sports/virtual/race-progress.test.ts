import { expect, test } from "vitest";
import { positionsAt, progressAt } from "./race-progress.ts";

const tracks = [
  { number: 1, passesMs: [0, 10_000, 21_000] },
  { number: 2, passesMs: [0, 11_000, 20_000] },
];

test.each([
  [-1, 0],
  [0, 0],
  [5_000, 0.25],
  [10_000, 0.5],
  [21_000, 1],
])("at %i ms a runner has covered %f of the course", (ms, part) => {
  expect(progressAt(tracks[0]!.passesMs, ms)).toBeCloseTo(part);
});

test("the order is that on the course, and at the end that of the finish", () => {
  expect(positionsAt(tracks, 10_000)).toEqual([1, 2]);
  expect(positionsAt(tracks, 20_500)).toEqual([2, 1]);
  expect(positionsAt(tracks, 99_000)).toEqual([2, 1]);
});
