import fc from "fast-check";
import { expect, test } from "vitest";
import { scaleOf, thresholdIn } from "./currency-scale.ts";

const currencies = ["USD", "EUR", "JPY", "VND", "BTC", "mBTC", "ETH", "USDT"];

test.each([
  [20_00n, "USD", "USD", 20_00n],
  [20_00n, "USD", "EUR", 20_00n],
  [20_00n, "USD", "JPY", 2_000n],
  [2_000n, "JPY", "USD", 20_00n],
  [20_00n, "USD", "BTC", 20_000n],
  [20_00n, "USD", "mBTC", 20_000n],
  [20_00n, "USD", "USDT", 20_00000000n],
  [1n, "BTC", "USD", 1n],
  [0n, "USD", "BTC", 0n],
])("%s of %s are %s %s", (minor, from, to, expected) => {
  expect(thresholdIn(minor, from, to)).toBe(expected);
});

test("a currency that nothing is said of counts as one whose unit is worth about a dollar", () => {
  expect(scaleOf("ZZZ")).toBe(1);
  expect(scaleOf("constructor")).toBe(1);
});

test("a threshold above nothing is above nothing in every currency, and its own in its own", () => {
  const currency = fc.constantFrom(...currencies);
  fc.assert(
    fc.property(fc.bigInt({ min: 1n, max: 10n ** 15n }), currency, currency, (minor, from, to) => {
      expect(thresholdIn(minor, from, to) > 0n).toBe(true);
      expect(thresholdIn(minor, from, from)).toBe(minor);
    }),
  );
});
