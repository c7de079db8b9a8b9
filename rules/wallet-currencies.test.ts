import { expect, it } from "vitest";
import { findCurrency } from "./wallet-currencies.ts";

it.each([
  ["USD", "USD"],
  ["eur", "EUR"],
  ["mbtc", "mBTC"],
  ["ZZZ", undefined],
  ["", undefined],
])("the currency of %s", (code, currency) => {
  expect(findCurrency(code)).toBe(currency);
});
