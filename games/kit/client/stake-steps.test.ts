import { expect, test } from "vitest";
import { chipValues, nextStep } from "./stake-steps.ts";

const steps = [10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000];

test("a stake climbs and falls from step to step, also from between two", () => {
  expect(nextStep(50, steps, 1)).toBe(100);
  expect(nextStep(75, steps, 1)).toBe(100);
  expect(nextStep(75, steps, -1)).toBe(50);
  expect(nextStep(10_000, steps, 1)).toBeNull();
  expect(nextStep(10, steps, -1)).toBeNull();
});

test("the chips are all steps within the limit, lowest first", () => {
  expect(chipValues(steps, 10_000)).toEqual(steps);
  expect(chipValues([...steps, 100].reverse(), 100)).toEqual([10, 20, 50, 100]);
});
