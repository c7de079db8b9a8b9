import { expect, test } from "vitest";
import { reviewSignals } from "./review-signals.ts";

const usual = {
  amountMinor: 10_00n,
  maxMinor: 10_000_00n,
  paid: 4,
  recent: 0,
  phoneValidated: true,
  chargedBack: false,
};

test.each([
  [usual, []],
  [{ ...usual, paid: 0 }, ["FIRST_WITHDRAWAL"]],
  [{ ...usual, amountMinor: 4_999_99n }, []],
  [{ ...usual, amountMinor: 5_000_00n }, ["LARGE_AMOUNT"]],
  [{ ...usual, recent: 2 }, []],
  [{ ...usual, recent: 3 }, ["MANY_WITHDRAWALS"]],
  [{ ...usual, chargedBack: true }, ["CHARGEBACK"]],
  [{ ...usual, phoneValidated: false }, ["PHONE_NOT_VALIDATED"]],
])("%o needs review for %j", (facts, expected) => {
  expect(reviewSignals(facts)).toEqual(expected);
});
