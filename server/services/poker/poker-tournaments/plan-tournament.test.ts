import { expect, it } from "vitest";
import { overlayDollars, worstOverlayOf } from "./plan-tournament.ts";

const terms = { buyIn: { prize: 10_00, fee: 1_00 }, guarantee: 1_020_00, entriesMin: 2, currency: "USD" };

it("counts what the fewest entries leave to the house, in dollars", () => {
  expect(worstOverlayOf(terms)).toBe(1_000_00);
  expect(overlayDollars(terms)).toBe(1_000);
  expect(overlayDollars({ ...terms, entriesMin: 1 })).toBe(1_010);
  expect(overlayDollars({ ...terms, currency: "MXN" })).toBe(100);
  expect(overlayDollars({ ...terms, entriesMin: 1, currency: null })).toBe(0);
  expect(worstOverlayOf({ ...terms, entriesMin: 500 })).toBe(0);
});
