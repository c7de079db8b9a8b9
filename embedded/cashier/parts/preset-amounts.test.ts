import { expect, test } from "vitest";
import { payoutAmounts, presetAmounts } from "./preset-amounts.ts";

test.each([
  [10, 5_000, [10, 25, 50, 100, 250]],
  [20, 10_000, [25, 50, 100, 250, 500]],
  [0.0001, 5, [0.0001, 0.00025, 0.0005, 0.001, 0.0025]],
  [5, 20, [5, 10]],
])("from %d to %d", (min, max, expected) => {
  expect(presetAmounts(min, max)).toEqual(expected);
});

test.each([
  [20, 49, [25, 49]],
  [20, 10_000, [25, 50, 100, 250, 10_000]],
  [10, 10, [10]],
  [20, 12.5, []],
])("for a payout from %d to %d, with the whole balance last", (min, max, expected) => {
  expect(payoutAmounts(min, max)).toEqual(expected);
});
