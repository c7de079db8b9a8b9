import fc from "fast-check";
import { expect, it } from "vitest";
import { redemptionWorth } from "./redemption-worth.ts";

it("matches the rate in the default unit", () => {
  const rate = { currency: "USD", allPoints: 5_000, allAmount: 25, ratePpm: 5_000 };
  expect(redemptionWorth(5_000, rate)).toBe(25);
  expect(redemptionWorth(1_000, rate)).toBe(5);
  expect(redemptionWorth(3, rate)).toBe(0.01);
});

it("never promises more than the server pays, and at most one minor unit less", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 1_000_000 }),
      fc.integer({ min: 1, max: 100_000 }),
      fc.integer({ min: 1, max: 100_000 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (allPoints, ratePpm, unitMinor, part) => {
        const worthMinor = (count: number) =>
          Number((BigInt(count) * BigInt(ratePpm) * BigInt(unitMinor)) / 1_000_000n);
        const points = Math.max(1, Math.floor(allPoints * part));
        const rate = { currency: "JPY", allPoints, allAmount: worthMinor(allPoints), ratePpm };
        const worth = redemptionWorth(points, rate);
        expect(worth).toBeLessThanOrEqual(worthMinor(points));
        expect(worth).toBeGreaterThanOrEqual(worthMinor(points) - 1);
      },
    ),
  );
});
