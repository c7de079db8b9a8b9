import { expect, test } from "vitest";
import { clampAmount } from "./clamp-amount.ts";

const limits = { min: 10, max: 500 };

test.each([
  [5, { amount: 10, changedTo: "minimum" }],
  [10, { amount: 10, changedTo: null }],
  [500, { amount: 500, changedTo: null }],
  [501, { amount: 500, changedTo: "maximum" }],
] as const)("%d becomes %o, and a clamped amount says why", (amount, expected) => {
  expect(clampAmount(amount, limits)).toEqual(expected);
});
