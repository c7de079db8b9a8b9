import { expect, it } from "vitest";
import type { BetState } from "../round-machine.ts";
import { closedCopyStay } from "./closed-copy-stay.ts";

const now = new Date("2026-11-19T12:00:00Z");
const soon = new Date(now.getTime() + 5_000);
const past = new Date(now.getTime() - 5_000);
const stay = (states: BetState[], endsAt: Date | null, nextAt: Date | null) =>
  closedCopyStay({ states, endsAt, nextAt }, now);

it("serves a player until the round of their bet has ended and its result was shown", () => {
  expect(stay(["PLACED"], null, null)).toBe("END");
  expect(stay(["TAKING"], null, null)).toBe("END");
  expect(stay(["LOST", "PLACED"], soon, soon)).toBe("END");
  expect(stay(["PLACED"], past, soon)).toBe(soon);
  expect(stay(["WON"], past, soon)).toBe(soon);
  expect(stay(["PAID"], past, soon)).toBe(soon);
});

it("does not serve a player without a bet, or one whose result was shown, paid or not", () => {
  expect(stay([], null, null)).toBeNull();
  expect(stay([], past, soon)).toBeNull();
  for (const state of ["PLACED", "WON", "LOST", "PAID", "VOIDED"] as const)
    expect([state, stay([state], past, past)]).toEqual([state, null]);
  expect(stay(["VOIDED"], null, null)).toBeNull();
});
