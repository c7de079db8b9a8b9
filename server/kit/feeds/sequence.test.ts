import { expect, test } from "vitest";
import { placeMessage } from "./sequence.ts";

test.each([
  ["the next number", { sequence: 3, hasGap: false }, { sequence: 4, isSnapshot: false }, "NEXT"],
  ["the same number", { sequence: 3, hasGap: false }, { sequence: 3, isSnapshot: false }, "STALE"],
  ["an old snapshot", { sequence: 3, hasGap: true }, { sequence: 3, isSnapshot: true }, "STALE"],
  ["a later number", { sequence: 3, hasGap: false }, { sequence: 5, isSnapshot: false }, "GAP"],
  ["the next number after a gap", { sequence: 3, hasGap: true }, { sequence: 4, isSnapshot: false }, "GAP"],
  ["a snapshot after a gap", { sequence: 3, hasGap: true }, { sequence: 9, isSnapshot: true }, "NEXT"],
] as const)("%s", (_, position, message, place) => {
  expect(placeMessage(position, message)).toBe(place);
});
