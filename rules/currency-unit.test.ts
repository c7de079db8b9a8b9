import { expect, it } from "vitest";
import { currencyUnitMinor } from "./currency-unit.ts";

it("is one major unit unless that would be far too much or too little", () => {
  expect(["USD", "USDT", "JPY", "BTC"].map((currency) => currencyUnitMinor(currency))).toEqual([
    100n,
    100_000_000n,
    100n,
    1_000n,
  ]);
  expect(currencyUnitMinor("USD", { USD: 50 })).toBe(50n);
});
