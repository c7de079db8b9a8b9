import { expect, test } from "vitest";
import { quickStakes } from "./quick-stakes.ts";

test.each([
  ["USD", [5, 10, 25, 50]],
  ["JPY", [500, 1_000, 2_500, 5_000]],
  ["IDR", [50_000, 100_000, 250_000, 500_000]],
  ["VND", [100_000, 200_000, 500_000, 1_000_000]],
  ["BTC", [0.000_05, 0.000_1, 0.000_25, 0.000_5]],
])("the quick stakes in %s are worth about the same", (currency, amounts) => {
  expect(quickStakes(currency)).toEqual(amounts);
});
