import { expect, test } from "vitest";
import { currencyOfCountry } from "./country-currency.ts";

test.each([
  ["CA", "CAD"],
  ["US", "USD"],
  ["DE", "EUR"],
  ["GB", "GBP"],
  ["JP", "JPY"],
  ["NO", "USD"],
  ["", "USD"],
])("a player from %s gets %s", (country, currency) => {
  expect(currencyOfCountry(country, "USD")).toBe(currency);
});

test("a currency that is not offered is not chosen", () => {
  expect(currencyOfCountry("NZ", "USD", new Set(["USD", "CAD"]))).toBe("USD");
});
