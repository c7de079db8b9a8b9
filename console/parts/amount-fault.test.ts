import { expect, test } from "vitest";
import { amountFault } from "./amount-fault.ts";

test.each([
  ["12.345", "USD", "At most 2 decimals in USD."],
  ["0.5", "JPY", "JPY has no decimals."],
  ["1.000", "USD", "This can be read in two ways. Write 1000 or 1.00."],
  ["12.000", "JPY", "This can be read in two ways. Write 12000 or 12."],
  ["1,000,00", "USD", "This isn't a number. Write it like 1234.56 or 1,234.56."],
  ["1e3", "USD", "This isn't a number. Write it like 1234.56 or 1,234.56."],
  ["0", "USD", "Enter an amount above zero."],
  ["1,000", "USD", undefined],
])("%j in %s: %s", (typed, currency, text) => {
  expect(amountFault(typed, currency)).toBe(text);
});

test("a fee may be zero", () => {
  expect(amountFault("0", "USD", { zero: "allowed" })).toBeUndefined();
  expect(amountFault("1e3", "USD", { zero: "allowed" })).toBeDefined();
});

test.each([
  ["1,000", undefined],
  ["1.000", "This can be read in two ways. Write 1000 or 1.00."],
  ["2.5", "Enter a whole amount."],
  ["10,001", "Enter at most 10,000."],
  ["99999999999999999", "Enter at most 10,000."],
])("a whole amount up to a maximum: %j", (typed, text) => {
  expect(amountFault(typed, "USD", { whole: true, most: 10_000 })).toBe(text);
});
