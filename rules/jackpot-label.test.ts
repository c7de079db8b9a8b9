import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { jackpotLabel } from "./jackpot-label.ts";

describe("jackpotLabel", () => {
  it.each([
    [0, "en", "jackpot_no_k", "0"],
    [-5, "en", "jackpot_no_k", "0"],
    [0.000_001, "en", "jackpot_no_k", "0.00000001"],
    [2.5, "en", "jackpot_no_k", "0.025"],
    [2.549_99, "pt", "jackpot_no_k", "0,0254"],
    [999.9, "en", "jackpot_no_k", "9.99"],
    [1_000.9, "en", "jackpot_no_k", "10"],
    [99_999, "en", "jackpot_no_k", "999"],
    [100_000, "en", "jackpot_k", "1"],
    [199_999, "en", "jackpot_k", "1"],
    [99_999_999, "en", "jackpot_k", "999"],
    [100_000_000, "en", "jackpot_k", "1,000"],
    [100_000_001, "en", "jackpot_m", "1.00"],
    [123_999_999, "en", "jackpot_m", "1.23"],
    [123_999_999, "fr", "jackpot_m", "1,23"],
    [250_000_000_000, "en", "jackpot_m", "2,500.00"],
  ])("%i cents in %s", (cents, language, key, amount) => {
    expect(jackpotLabel(cents, language)).toEqual({ key, amount });
  });

  it("never shows more than the pool holds", () => {
    const scale = { jackpot_m: 1_000_000, jackpot_k: 1_000, jackpot_no_k: 1 };
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10 ** 12 }), (cents) => {
        const { key, amount } = jackpotLabel(cents, "en");
        expect(Math.round(Number(amount.replaceAll(",", "")) * scale[key] * 100)).toBeLessThanOrEqual(cents);
      }),
    );
  });
});
