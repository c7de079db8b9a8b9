import fc from "fast-check";
import { expect, it, test } from "vitest";
import { currencyUnitMinor, thresholdIn } from "./currency-unit.ts";

it("is one major unit unless that would be far too much or too little", () => {
  expect(["USD", "USDT", "JPY", "BTC"].map((currency) => currencyUnitMinor(currency))).toEqual([
    100n,
    100_000_000n,
    100n,
    1_000n,
  ]);
  expect(currencyUnitMinor("USD", { USD: 50 })).toBe(50n);
});

test.each([
  [20_00n, "USD", "USD", 20_00n],
  [20_00n, "USD", "EUR", 20_00n],
  [20_00n, "USD", "JPY", 2_000n],
  [2_000n, "JPY", "USD", 20_00n],
  [20_00n, "USD", "BTC", 20_000n],
  [20_00n, "USD", "USDT", 20_00000000n],
  [1n, "BTC", "USD", 1n],
  [0n, "USD", "BTC", 0n],
])("%s of %s are in %s %s", (minor, from, to, expected) => {
  expect(thresholdIn(minor, from, to)).toBe(expected);
});

test("a positive threshold is positive in every currency, and unchanged in its own", () => {
  const currency = fc.constantFrom("USD", "EUR", "JPY", "VND", "BTC", "ETH", "USDT");
  fc.assert(
    fc.property(fc.bigInt({ min: 1n, max: 10n ** 15n }), currency, currency, (minor, from, to) => {
      expect(thresholdIn(minor, from, to) > 0n).toBe(true);
      expect(thresholdIn(minor, from, from)).toBe(minor);
    }),
  );
});
