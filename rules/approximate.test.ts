import { expect, it } from "vitest";
import { approximate } from "./approximate.ts";

const rates = { USD: 1, EUR: 1.25, BTC: 80_000, XXX: 0 };

it("converts through the common currency", () => {
  expect(approximate(0.5, "BTC", "USD", rates)).toBe(40_000);
  expect(approximate(100, "USD", "EUR", rates)).toBe(80);
  expect(approximate(0, "BTC", "EUR", rates)).toBe(0);
});

it("returns nothing when a conversion is unnecessary", () => {
  expect(approximate(1, "USD", "USD", rates)).toBeNull();
  expect(approximate(1, "BTC", "GBP", rates)).toBeNull();
  expect(approximate(1, "GBP", "USD", rates)).toBeNull();
  expect(approximate(1, "USD", "XXX", rates)).toBeNull();
});
