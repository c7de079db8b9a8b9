import { expect, test } from "vitest";
import { isSportsFreeBet } from "./free-bet.ts";

test.each([
  ["FREE_BET", ["sports"], true],
  ["FREE_BET", ["sports", "horses"], false],
  ["FREE_BET", ["casino"], false],
  ["CASH", ["sports"], false],
])("%s for %j", (type, verticals, is) => {
  expect(isSportsFreeBet(type, verticals)).toBe(is);
});
