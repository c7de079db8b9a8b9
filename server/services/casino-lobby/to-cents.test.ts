import { expect, it } from "vitest";
import { toCents } from "./to-cents.ts";

it.each([
  [128_012_345, "USD", 128_012_345],
  [150_000_000, "BTC", 150],
  [1_999_999, "BTC", 1],
  [5_000, "JPY", 500_000],
  [0, "EUR", 0],
])("%i minor units of %s", (amountMinor, currency, cents) => {
  expect(toCents(amountMinor, currency)).toBe(cents);
});
