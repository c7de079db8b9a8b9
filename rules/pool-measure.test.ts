import { expect, it } from "vitest";
import { precisions } from "./currency.ts";
import { poolMeasureOf } from "./pool-measure.ts";

it.each([
  ["USD", 1],
  ["JPY", 1],
  ["MXN", 10],
  ["VND", 200],
  ["BTC", 10],
  ["ETH", 500],
  ["USDT", 50_000],
])("for %s, %i minor units correspond to a cent", (currency, measure) => {
  expect(poolMeasureOf(currency)).toBe(measure);
});

it("can represent a pool of ten thousand dollars in every currency", () => {
  for (const currency of Object.keys(precisions)) {
    const stored = BigInt(poolMeasureOf(currency)) * 10_000_00n * 1_000_000n;
    expect(stored, currency).toBeLessThan(2n ** 63n);
  }
});
