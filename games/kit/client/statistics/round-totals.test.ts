import { expect, it } from "vitest";
import { addRound, countOne, noRounds } from "./round-totals.ts";

it("adds up rounds, and counts as a win only what exceeds its stake", () => {
  const rounds = [
    { stake: 100, win: 0 },
    { stake: 100, win: 100 },
    { stake: 200, win: 700 },
    { stake: 50, win: 100 },
  ];
  expect(rounds.reduce(addRound, noRounds)).toEqual({
    rounds: 4,
    wins: 2,
    staked: 450,
    paid: 900,
    best: 3.5,
  });
});

it("counts outcomes", () => {
  expect([3, 5, 3].reduce(countOne, {})).toEqual({ 3: 2, 5: 1 });
});
