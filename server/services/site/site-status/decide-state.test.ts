import { expect, test } from "vitest";
import { decideState } from "./decide-state.ts";

test.each([
  [0, 0, "AVAILABLE"],
  [2, 2, "AVAILABLE"],
  [3, 3, "UNAVAILABLE"],
  [6, 3, "UNAVAILABLE"],
  [7, 3, "LIMITED"],
  [60, 3, "LIMITED"],
  [61, 3, "AVAILABLE"],
  [10_000, 499, "AVAILABLE"],
  [10_000, 500, "LIMITED"],
])("of %i requests %i fail: %s", (answered, failed, state) => {
  expect(decideState({ answered, failed })).toBe(state);
});
