import fc from "fast-check";
import { expect, test } from "vitest";
import { statedPay } from "../../kit/math/unreachable-pays.ts";
import { dice, diceMultiplier, WAYS_MAX, WAYS_MIN, winningRolls } from "../math/dice.ts";
import { dicePayTables } from "../math/dice-pay-tables.ts";
import {
  type DiceChoice,
  flipped,
  markOf,
  withMark,
  withMultiplier,
  withTarget,
  withWays,
} from "./dice-target.ts";

const directions = fc.constantFrom("over" as const, "under" as const);
const choices = fc
  .tuple(directions, fc.integer({ min: WAYS_MIN, max: WAYS_MAX }))
  .map(([direction, ways]) => withWays({ direction, target: 5000 }, ways));

const isTaken = (choice: DiceChoice) => dice.bet.safeParse({ ...choice, stake: 100 }).success;

test("every place of the slider is a bet that the game takes", () => {
  fc.assert(
    fc.property(directions, fc.integer({ min: 0, max: 10_000 }), (direction, mark) => {
      const choice = withMark({ direction, target: 5000 }, mark);
      expect(isTaken(choice)).toBe(true);
      expect(isTaken(flipped(choice))).toBe(true);
    }),
  );
});

test("the slider reaches every bet, to the hundredth, and shows what was chosen", () => {
  fc.assert(
    fc.property(choices, (choice) => {
      expect(withMark({ ...choice, target: 5000 }, markOf(choice))).toEqual(choice);
    }),
  );
  const half: DiceChoice = { direction: "over", target: 4999 };
  expect(markOf(half)).toBe(5000);
  expect(flipped(half)).toEqual({ direction: "under", target: 5000 });
  expect(winningRolls(flipped(half))).toBe(winningRolls(half));
});

test("a typed target or chance is taken to the hundredth, and kept within the limits", () => {
  const choice: DiceChoice = { direction: "over", target: 4999 };
  expect(withTarget(choice, 66.67 * 100).target).toBe(6667);
  expect(winningRolls(withWays(choice, 12.34 * 100))).toBe(1234);
  expect(winningRolls(withTarget(choice, 10_000))).toBe(WAYS_MIN);
  expect(winningRolls(withTarget(choice, 0))).toBe(WAYS_MAX);
});

test("a typed multiplier that a chance pays exactly is found, with the return closest to 99%", () => {
  fc.assert(
    fc.property(choices, (choice) => {
      const wanted = diceMultiplier(choice);
      const found = withMultiplier(choice, wanted);
      expect(diceMultiplier(found)).toBe(wanted);
      const offBy = (of: DiceChoice) => Math.abs(diceMultiplier(of) * winningRolls(of) - 9_900);
      expect(offBy(found)).toBeLessThanOrEqual(offBy(choice) + 1e-6);
    }),
  );
  expect(diceMultiplier(withMultiplier({ direction: "under", target: 5000 }, 100_000))).toBe(990);
  expect(diceMultiplier(withMultiplier({ direction: "under", target: 5000 }, 0.5))).toBe(1.01);
});

test.each([
  ["under", 0, 10_000],
  ["over", 10_000, 0],
] as const)(
  "the ends of the slider are the published payouts, rolling %s",
  (direction, longest, shortest) => {
    const published = dicePayTables[0]!.rows.map((row) => statedPay(row.at(-1))!);
    const paid = (mark: number) => diceMultiplier(withMark({ direction, target: 5000 }, mark));
    expect(paid(longest)).toBe(Math.max(...published));
    expect(paid(shortest)).toBe(Math.min(...published));
  },
);
