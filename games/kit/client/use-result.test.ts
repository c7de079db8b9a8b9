import { expect, test } from "vitest";
import { resultTier } from "./use-result.ts";

const result = { win: 0, stake: 100, jackpot: null, roundId: "r" };

test.each([
  [0, "none"],
  [50, "back"],
  [100, "back"],
  [101, "win"],
  [999, "win"],
  [1000, "big"],
  [5000, "huge"],
])("a win of %i for a stake of 100 is %s", (win, tier) => {
  expect(resultTier({ ...result, win })).toBe(tier);
});

test("a jackpot is always huge", () => {
  expect(resultTier({ ...result, jackpot: { tier: "mini", amount: 1 } })).toBe("huge");
});
