import { expect, test } from "vitest";
import { readAmount } from "./typed-amount.ts";

test.each([
  ["1,000", 1_000],
  ["1,000.50", 1_000.5],
  ["12,345,678", 12_345_678],
  ["1.000,50", 1_000.5],
  ["1 000", 1_000],
  ["12,5", 12.5],
  ["0,125", 0.125],
  ["10.25", 10.25],
  ["7", 7],
])("an amount typed as %j is %d", (typed, amount) => {
  expect(readAmount(typed)).toBe(amount);
});

test.each([
  ["1,125", 1.125],
  ["1.000,50", 1_000.5],
  ["1 000", 1_000],
  ["5.5", 5.5],
])("in a language with a decimal comma, %j is %d", (typed, amount) => {
  expect(readAmount(typed, ",")).toBe(amount);
});

test.each(["", "abc", "1,00,0", "1e3", "-5", "0x10", "1.2.3"])("%j is not an amount", (typed) => {
  expect(readAmount(typed)).toBeNaN();
});
