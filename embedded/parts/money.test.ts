import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readAmount, typedUnit, writeAmount } from "./money.ts";

describe("a typed amount", () => {
  test.each([
    ["100", "USD", 100],
    ["0.1", "USD", 0.1],
    ["12.", "USD", 12],
    ["1.5", "BTC", 0.0015],
    ["0.00001", "BTC", 0.00000001],
    ["250", "JPY", 250],
    ["0", "USD", null],
    ["", "USD", null],
    ["x", "USD", null],
    [".", "USD", null],
  ])("%s in %s is %s", (typed, currency, amount) => {
    expect(readAmount(typed, currency, typedUnit(currency, "en"))).toBe(amount);
  });

  test("a formatted amount parses to the same value", () => {
    const currencies = fc.constantFrom("USD", "BTC", "ETH", "JPY");
    fc.assert(
      fc.property(currencies, fc.integer({ min: 1, max: 10 ** 12 }), (currency, minor) => {
        const unit = typedUnit(currency, "en");
        const digits = { USD: 2, BTC: 8, ETH: 8, JPY: 0 }[currency]!;
        const amount = Number(`${minor}e-${digits}`);
        expect(readAmount(writeAmount(amount, unit), currency, unit)).toBe(amount);
      }),
    );
  });
});
