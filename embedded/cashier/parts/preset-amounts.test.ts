import { expect, test } from "vitest";
import { presetAmounts } from "./preset-amounts.ts";

test.each([
  [10, 5_000, [10, 25, 50, 100, 250]],
  [20, 10_000, [25, 50, 100, 250, 500]],
  [0.0001, 5, [0.0001, 0.00025, 0.0005, 0.001, 0.0025]],
  [5, 20, [5, 10]],
])("from %d to %d", (min, max, expected) => {
  expect(presetAmounts(min, max)).toEqual(expected);
});
