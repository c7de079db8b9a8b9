import fc from "fast-check";
import { expect, test } from "vitest";
import { formatOdds, oddsFormats, parseOdds } from "./formats.ts";
import { decimalOf, priceOf } from "./price.ts";

test.each([
  [1_500, "1.50", "1/2", "-200"],
  [1_909, "1.909", "10/11", "-110"],
  [2_000, "2.00", "1/1", "+100"],
  [2_375, "2.375", "11/8", "+138"],
  [2_500, "2.50", "6/4", "+150"],
  [3_000, "3.00", "2/1", "+200"],
  [1_001, "1.001", "1/1000", "-100000"],
  [11_000, "11.00", "10/1", "+1000"],
  [12_345, "12.345", "2269/200", "+1135"],
])("%i is %s, %s and %s", (price, decimal, fractional, american) => {
  expect(oddsFormats.map((format) => formatOdds(price, format))).toEqual([decimal, fractional, american]);
});

test("decimal odds use the decimal separator of the language, and read back in every language", () => {
  const tags = ["en", "es", "fr", "pt", "zh-Hans"];
  expect(tags.map((tag) => formatOdds(1_035, "decimal", tag))).toEqual([
    "1.035",
    "1,035",
    "1,035",
    "1,035",
    "1.035",
  ]);
  for (const tag of tags) {
    for (const price of [1_001, 2_500, 999_000, 1_000_000]) {
      expect(parseOdds(formatOdds(price, "decimal", tag), "decimal")).toBe(price);
    }
  }
  expect(formatOdds(2_500, "fractional", "fr")).toBe("6/4");
});

test.each([
  ["2,5", "decimal", 2_500],
  ["1.95", "decimal", 1_950],
  ["1.9555", "decimal", undefined],
  ["1", "decimal", undefined],
  ["evens", "fractional", 2_000],
  ["11/4", "fractional", 3_750],
  ["100-30", "fractional", 4_333],
  ["1/0", "fractional", undefined],
  ["+150", "american", 2_500],
  ["-110", "american", 1_909],
  ["−110", "american", 1_909],
  ["150", "american", undefined],
  ["+99", "american", undefined],
] as const)("reads %s as %s", (text, format, price) => {
  expect(parseOdds(text, format)).toBe(price);
});

test("what is shown reads back as the same price, or nearly so where the format is coarser", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1_001, max: 1_000_000 }), (price) => {
      expect(parseOdds(formatOdds(price, "decimal"), "decimal")).toBe(price);
      const fractional = parseOdds(formatOdds(price, "fractional"), "fractional");
      if (fractional) expect(Math.abs(fractional - price)).toBeLessThanOrEqual((price - 1000) * 0.0062 + 1);
      const american = parseOdds(formatOdds(price, "american"), "american")!;
      // Rounding to whole American odds shifts a price above evens by at most half a hundredth; below evens
      // the error grows with the square of the profit.
      const step = price >= 2_000 ? 5 : ((price - 1000) ** 2 / 100_000) * 0.5 + 1;
      expect(Math.abs(american - price)).toBeLessThanOrEqual(step + 1);
    }),
  );
});

test("a price has two decimals, three if it is very short and one if it is long, and stays within bounds", () => {
  expect([1.03456, 1.23456, 12.3456, 123.456, 0.5, 99_999].map(priceOf)).toEqual([
    1_035, 1_230, 12_350, 123_500, 1_001, 1_000_000,
  ]);
  expect(decimalOf(1_235)).toBe(1.235);
});
