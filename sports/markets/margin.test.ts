import fc from "fast-check";
import { expect, test } from "vitest";
import { priceStep } from "../odds/price.ts";
import { applyMargin } from "./margin.ts";

const book = fc
  .array(fc.double({ min: 0.02, max: 1, noNaN: true }), { minLength: 2, maxLength: 10 })
  .map((weights) => weights.map((weight) => weight / weights.reduce((sum, one) => sum + one, 0)))
  .filter((probabilities) => Math.max(...probabilities) < 0.98);

test.each(["power", "proportional"] as const)(
  "%s: the inverse prices add up to one plus the margin",
  (method) => {
    fc.assert(
      fc.property(book, fc.integer({ min: 0, max: 150 }), (probabilities, permille) => {
        if (method === "proportional" && Math.max(...probabilities) * (1 + permille / 1000) > 0.99) return;
        const prices = applyMargin(probabilities, { method, permille, winners: 1 }).map((price) => price!);
        const sum = prices.reduce((total, price) => total + 1000 / price, 0);
        // Rounding moves each price by at most half a step.
        const rounding = prices.reduce(
          (total, price) => total + (priceStep(price) * 500) / (price - priceStep(price) / 2) ** 2,
          0,
        );
        expect(Math.abs(sum - 1 - permille / 1000)).toBeLessThanOrEqual(rounding + 1e-9);
      }),
    );
  },
);

test("two winners of three share the margin, and no price falls to one", () => {
  const prices = applyMargin([0.97, 0.96, 0.07], { method: "proportional", permille: 50, winners: 2 });
  expect(Math.min(...prices.map((price) => price!))).toBeGreaterThan(1_001);
  expect(prices.reduce((sum, price) => sum! + 1000 / price!, 0)).toBeCloseTo(2.1, 2);
});

test("the power method keeps more of the long prices than of the short ones", () => {
  const [short, long] = applyMargin([0.9, 0.1], { method: "power", permille: 50, winners: 1 });
  expect(0.9 * (short! / 1000)).toBeGreaterThan(0.1 * (long! / 1000));
});

test("an outcome that cannot win has no price", () => {
  expect(applyMargin([1, 0], { method: "power", permille: 50, winners: 1 })[1]).toBeUndefined();
});
