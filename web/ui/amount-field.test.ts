import { expect, test } from "vitest";
import { keepAmount, shownAmount } from "./amount-field.tsx";

test.each([
  ["", ""],
  ["100", "100"],
  ["$1,250.50", "1250.50"],
  ["1.250,50", "1250.50"],
  ["12,5", "12.5"],
  ["1,000", "1000"],
  ["1 000", "1000"],
  ["abc", ""],
  ["-5", "5"],
  [".", "."],
  // The third decimal is dropped: 1.234 must not be read as 1,234.
  ["1.234", "1.23"],
  ["0.999", "0.99"],
])("formats %j as %j", (typed, kept) => {
  expect(keepAmount(typed, 2)).toBe(kept);
});

test("has no decimal point where the currency has no decimals", () => {
  expect(keepAmount("1,250.50", 0)).toBe("1250");
  expect(keepAmount("1.250", 0)).toBe("1250");
  expect(keepAmount("5000", 0)).toBe("5000");
});

test("a language with a decimal comma shows the comma that was typed", () => {
  let shown = "";
  for (const key of "5,505") shown = shownAmount(keepAmount(shown + key, 2, ","), ",");
  expect(shown).toBe("5,50");
  expect(keepAmount("1.250,50", 2, ",")).toBe("1250.50");
  expect(keepAmount("5.5", 2, ",")).toBe("5.5");
});
