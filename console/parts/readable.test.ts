import { expect, test } from "vitest";
import { readable, reasonText } from "./readable.ts";

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

test.each([
  ["REFUSED_BY_BANK", "Refused by bank"],
  ["EXPIRED", "Expired"],
  ["The account is not verified yet.", "The account is not verified yet."],
  [null, ""],
])("the reason %s is shown as %s", (reason, words) => {
  expect(reasonText(reason)).toBe(words);
});
