import fc from "fast-check";
import { expect, test } from "vitest";
import { dice, winningRolls } from "../math/dice.ts";
import { type DiceChoice, flipped, markOf, withMark } from "./dice-target.ts";

const directions = fc.constantFrom("over" as const, "under" as const);

test("every place of the slider is a bet that the game takes", () => {
  fc.assert(
    fc.property(directions, fc.integer({ min: 0, max: 100 }), (direction, percent) => {
      const choice = withMark({ direction, target: 5000 }, percent);
      expect(dice.bet.safeParse({ ...choice, stake: 100 }).success).toBe(true);
      expect(dice.bet.safeParse({ ...flipped(choice), stake: 100 }).success).toBe(true);
    }),
  );
});

test("the slider shows what was chosen, and turning it round keeps the chance", () => {
  const choice: DiceChoice = withMark({ direction: "over", target: 5000 }, 50);
  expect(choice).toEqual({ direction: "over", target: 4999 });
  expect(markOf(choice)).toBe(50);
  expect(flipped(choice)).toEqual({ direction: "under", target: 5000 });
  expect(winningRolls(flipped(choice))).toBe(winningRolls(choice));
});
