import { expect, test } from "vitest";
import { readAmount, typedAmountFault } from "./typed-amount.ts";

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

test.each(["", "abc", "1,00,0", "1e3", "-5", "0x10", "1.2.3", "10 00", "1 5", "1'0", "1 000 0"])(
  "%j is not an amount",
  (typed) => {
    expect(readAmount(typed)).toBeNaN();
  },
);

test.each([
  ["1000", "USD", undefined],
  ["1,000", "USD", undefined],
  ["1,000.50", "USD", undefined],
  ["1.234,56", "USD", undefined],
  ["12.34", "USD", undefined],
  ["1.000", "BTC", undefined],
  ["12.345", "USD", "TOO_PRECISE"],
  ["0,125", "USD", "TOO_PRECISE"],
  ["1000.000", "USD", "TOO_PRECISE"],
  ["0.5", "JPY", "TOO_PRECISE"],
  ["1'000", "USD", undefined],
  ["1 000 000.5", "USD", undefined],
  ["1,250.5", "BTC", undefined],
  ["1,250", "BTC", undefined],
  ["1.000", "USD", "AMBIGUOUS"],
  ["12.000", "JPY", "AMBIGUOUS"],
  ["1,000,00", "USD", "NOT_A_NUMBER"],
  ["1e3", "USD", "NOT_A_NUMBER"],
  ["-5", "USD", "NOT_A_NUMBER"],
  ["0", "USD", "NOT_POSITIVE"],
  ["0.00", "USD", "NOT_POSITIVE"],
  ["99999999999999", "USD", "TOO_LARGE"],
])("an amount typed as %j in %s has the fault %s", (typed, currency, fault) => {
  expect(typedAmountFault(typed, currency)).toBe(fault);
});

test("in a language with a decimal comma, 1,000 is ambiguous too", () => {
  expect(typedAmountFault("1,000", "EUR", ",")).toBe("AMBIGUOUS");
});
