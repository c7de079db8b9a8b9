import { walletCurrencies } from "@parlour/rules/wallet-currencies";
import { expect, it } from "vitest";
import { toCents } from "./to-cents.ts";

it.each([
  [128_012_345, "USD", 128_012_345],
  [150_000_000, "BTC", 150],
  [2_500_000, "BTC", 2.5],
  [2_500_000, "mBTC", 2_500],
  [5_000, "JPY", 500_000],
  [0, "EUR", 0],
])("%i minor units of %s", (amountMinor, currency, cents) => {
  expect(toCents(amountMinor, currency)).toBe(cents);
});

it.each([...walletCurrencies])("the smallest amount of %s is not lost", (currency) => {
  expect(toCents(1, currency)).toBeGreaterThan(0);
});
