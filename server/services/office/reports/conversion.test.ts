import { describe, expect, it } from "vitest";
import { createConversion } from "./conversion.ts";

const rates = [
  { day: "2030-01-03", currency: "EUR", worthUsd: 1.2 },
  { day: "2030-01-01", currency: "EUR", worthUsd: 1.1 },
  { day: "2030-01-01", currency: "USD", worthUsd: 1 },
  { day: "2030-01-01", currency: "JPY", worthUsd: 0.0067 },
  { day: "2030-01-01", currency: "BTC", worthUsd: 80_000 },
];

describe("a conversion of reports", () => {
  it("uses the rate of the amount's own day, and otherwise the last one before it", () => {
    const { convert, summary } = createConversion("USD", rates);
    expect(convert(10_000n, "EUR", "2030-01-01")).toBe(11_000n);
    expect(convert(10_000n, "EUR", "2030-01-02")).toBe(11_000n);
    expect(convert(10_000n, "EUR", "2030-01-03")).toBe(12_000n);
    expect(convert(10_000n, "EUR", "2029-12-01")).toBe(11_000n);
    expect(convert(-10_000n, "EUR", "2030-01-04")).toBe(-12_000n);
    expect(convert(77n, "USD", "2030-01-04")).toBe(77n);
    const { rates: used } = summary();
    expect(used[0]).toEqual({ day: "2030-01-04", currency: "EUR", rate: 1.2, rateDay: "2030-01-03" });
    expect(used.at(-1)).toMatchObject({ day: "2029-12-01", rateDay: "2030-01-01" });
  });

  it("counts in minor units of both currencies and rounds once", () => {
    const toDollars = createConversion("USD", rates);
    expect(toDollars.convert(1_000n, "JPY", "2030-01-01")).toBe(670n);
    expect(toDollars.convert(1n, "BTC", "2030-01-01")).toBe(0n);
    expect(toDollars.convert(100_000_000n, "BTC", "2030-01-01")).toBe(8_000_000n);
    expect(createConversion("JPY", rates).convert(100n, "EUR", "2030-01-01")).toBe(164n);
    expect(createConversion("BTC", rates).convert(8_000_000n, "USD", "2030-01-01")).toBe(100_000_000n);
  });

  it("says which currencies have no rate", () => {
    const { convert, summary } = createConversion("USD", rates);
    expect(convert(5n, "XXX", "2030-01-01")).toBeUndefined();
    expect(summary()).toEqual({ rates: [], missing: ["XXX"] });
  });
});
