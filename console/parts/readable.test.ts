import { expect, test } from "vitest";
import { readable } from "./readable.ts";

test.each([
  ["POINTS_EARNED", "Points earned"],
  ["pendingWithdrawal", "Pending withdrawal"],
  ["log-in-operator", "Log in operator"],
  ["PlayableCasino", "Playable casino"],
  ["PIN_CODE", "PIN code"],
  ["CASH", "Cash"],
  ["", ""],
])("%s is %s", (code, words) => {
  expect(readable(code)).toBe(words);
});
