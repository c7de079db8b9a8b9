import { expect, test } from "vitest";
import { clampBet, presetAmount, presetsFor } from "./bet-sizes.ts";

const raise = { range: { min: 4, max: 100 }, pot: 7, currentBet: 2, call: 1.5, currency: "USD" };

test.each([
  ["min", 4],
  ["half", 6.25],
  ["pot", 10.5],
  ["max", 100],
] as const)("%s of the pot", (preset, amount) => {
  expect(presetAmount(preset, raise)).toBe(amount);
});

test("pot-limit games offer the pot as the largest bet, or all in if the stack is smaller", () => {
  expect(presetsFor("pot", false)).toEqual(["min", "half", "pot"]);
  expect(presetsFor("pot", true)).toEqual(["min", "half", "max"]);
  expect(presetsFor("none", false)).toEqual(["min", "half", "pot", "max"]);
});

test("stays within what the rules allow, in whole play chips", () => {
  expect(presetAmount("pot", { ...raise, range: { min: 4, max: 9 } })).toBe(9);
  expect(presetAmount("half", { ...raise, pot: 8, currency: null })).toBe(7);
  expect(clampBet(1, { min: 4, max: 9 })).toBe(4);
});
