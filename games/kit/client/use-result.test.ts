import { expect, test } from "vitest";
import { resultTier, resultWord } from "./use-result.ts";

const result = { win: 0, stake: 100, jackpot: null, roundId: "r", promotional: false };

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

test("a win that does not exceed the stake is told as money returned, not as a win", () => {
  const wordOf = (win: number) => resultWord(resultTier({ ...result, win }));
  expect([0, 40, 100, 101].map(wordOf)).toEqual([
    "games.noWin",
    "games.returned",
    "games.returned",
    "games.youWin",
  ]);
});

test("every payout of a promotional round is a win, because the house paid the stake", () => {
  expect(resultTier({ ...result, win: 40, promotional: true })).toBe("win");
  expect(resultTier({ ...result, win: 0, promotional: true })).toBe("none");
});
