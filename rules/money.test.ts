import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { amountOf, isAmountFault, LARGEST_AMOUNT_MINOR, minorUnitsOf, parseAmount } from "./money.ts";

describe("parseAmount", () => {
  it.each([
    [1, "USD", 100n],
    [0.1, "USD", 10n],
    [1.1, "USD", 110n],
    [19.99, "USD", 1999n],
    [1_000, "USD", 100_000n],
    [4.35, "EUR", 435n],
    [1e21, "USD", "TOO_LARGE"],
    [1.5e3, "JPY", 1500n],
    [1.5, "JPY", "TOO_PRECISE"],
    [0.00000001, "BTC", 1n],
    [1e-9, "BTC", "TOO_PRECISE"],
    [0.00001, "mBTC", 1n],
    [0.001, "USD", "TOO_PRECISE"],
    [0.1 + 0.2, "USD", "TOO_PRECISE"],
    [0, "USD", "NOT_POSITIVE"],
    [-0, "USD", "NOT_POSITIVE"],
    [-1, "USD", "NOT_POSITIVE"],
    [Number.NaN, "USD", "NOT_A_NUMBER"],
    [Number.POSITIVE_INFINITY, "USD", "NOT_A_NUMBER"],
    ["1", "USD", "NOT_A_NUMBER"],
    [null, "USD", "NOT_A_NUMBER"],
    [1n, "USD", "NOT_A_NUMBER"],
    [Number.MAX_VALUE, "USD", "TOO_LARGE"],
    [999_999_999_999_999, "JPY", 999_999_999_999_999n],
    [1_000_000_000_000_000, "JPY", "TOO_LARGE"],
    [99_999_999_999_999.9, "USD", "TOO_LARGE"],
  ])("%s %s", (amount, currency, expected) => {
    expect(parseAmount(amount, currency)).toBe(expected);
  });

  it("parses every amount that the API can carry", () => {
    const amounts = fc.bigInt({ min: 1n, max: LARGEST_AMOUNT_MINOR });
    fc.assert(
      fc.property(amounts, fc.constantFrom("USD", "JPY", "BTC", "mBTC", "XSC"), (amountMinor, currency) => {
        const wire = JSON.parse(JSON.stringify(amountOf(amountMinor, currency)));
        expect(parseAmount(wire, currency)).toBe(amountMinor);
        expect(minorUnitsOf(-wire, currency)).toBe(-amountMinor);
      }),
    );
  });

  it("returns only a positive integer or a fault", () => {
    fc.assert(
      fc.property(fc.double(), (amount) => {
        const parsed = parseAmount(amount, "USD");
        expect(isAmountFault(parsed) || parsed > 0n).toBe(true);
      }),
    );
  });
});

describe("minorUnitsOf", () => {
  it.each([
    [0, "USD", 0n],
    [-12.34, "USD", -1234n],
    [0.005, "USD", 1n],
    [-0.005, "USD", -1n],
    [0.0049, "USD", 0n],
    [2.5, "JPY", 3n],
    [1e-20, "USD", 0n],
  ])("%s %s", (amount, currency, expected) => {
    expect(minorUnitsOf(amount, currency)).toBe(expected);
  });
});

describe("amountOf", () => {
  it.each([
    [0n, "USD", 0],
    [5n, "USD", 0.05],
    [-5n, "USD", -0.05],
    [123n, "JPY", 123],
    [1n, "BTC", 1e-8],
  ])("%s %s", (amountMinor, currency, expected) => {
    expect(amountOf(amountMinor, currency)).toBe(expected);
  });
});
