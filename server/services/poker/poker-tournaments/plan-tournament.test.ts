import { expect, it } from "vitest";
import { needsSecondOperator, worstOverlayOf } from "./plan-tournament.ts";

const terms = { buyIn: { prize: 10_00, fee: 1_00 }, guarantee: 1_020_00, entriesMin: 2, currency: "USD" };

it("asks for a second operator when the fewest entries leave too much to the house", () => {
  expect(worstOverlayOf(terms)).toBe(1_000_00);
  expect(needsSecondOperator(terms)).toBe(false);
  expect(needsSecondOperator({ ...terms, entriesMin: 1 })).toBe(true);
  expect(needsSecondOperator({ ...terms, buyIn: { prize: 1, fee: 0 }, guarantee: 1_000_000_00 })).toBe(true);
  expect(needsSecondOperator({ ...terms, entriesMin: 1, currency: null })).toBe(false);
  expect(worstOverlayOf({ ...terms, entriesMin: 500 })).toBe(0);
});
