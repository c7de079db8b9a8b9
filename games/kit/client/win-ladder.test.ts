import { expect, test } from "vitest";
import { countMs, ladderWord, rungAt, rungOf } from "./win-ladder.ts";

const result = { win: 0, stake: 100, jackpot: null, roundId: "r", promotional: false };

test.each([
  [0, null],
  [999, null],
  [1_000, "big"],
  [2_499, "big"],
  [2_500, "mega"],
  [4_999, "mega"],
  [5_000, "epic"],
])("a win of %i for a stake of 100 is on the rung %s", (win, rung) => {
  expect(rungOf({ ...result, win })).toBe(rung);
});

test("a jackpot is on the highest rung under its own name, whatever the round pays", () => {
  const jackpot = { ...result, jackpot: { tier: "mini", amount: 1 } };
  expect([rungOf(jackpot), ladderWord(jackpot)]).toEqual(["epic", "games.jackpotWin"]);
});

test("a win that does not exceed the stake has no rung and no heading, and a round without a stake has none", () => {
  expect(ladderWord({ ...result, win: 100 })).toBeNull();
  expect(rungAt(100, 0)).toBeNull();
});

test("the larger the win, the longer it counts", () => {
  const counted = [150, 1_000, 2_500, 5_000].map((win) => countMs({ ...result, win }));
  expect(counted).toEqual(counted.toSorted((one, other) => one - other));
  expect(new Set(counted).size).toBe(4);
});
