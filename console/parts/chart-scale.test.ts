import fc from "fast-check";
import { expect, it } from "vitest";
import { niceStep, scaleOf } from "./chart-scale.ts";

it("uses round steps", () => {
  expect(niceStep(100, 4)).toBe(50);
  expect(niceStep(7, 4)).toBe(2);
  expect(niceStep(0, 4)).toBe(1);
  expect(scaleOf([]).ticks).toEqual([0, 1]);
  expect(scaleOf([-30, 70]).ticks).toEqual([-50, 0, 50, 100]);
});

it("includes every value and zero, with a few lines", () => {
  const figures = fc.array(fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }), { maxLength: 40 });
  fc.assert(
    fc.property(figures, (values) => {
      const { low, high, ticks } = scaleOf(values);
      for (const value of [0, ...values]) expect(value >= low && value <= high).toBe(true);
      expect(ticks.length).toBeGreaterThanOrEqual(2);
      expect(ticks.length).toBeLessThanOrEqual(8);
    }),
  );
});
