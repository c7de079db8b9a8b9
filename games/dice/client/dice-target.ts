import { DICE_SIDES, type DiceBet, winningRolls } from "../math/dice.ts";

export type DiceChoice = Pick<DiceBet, "direction" | "target">;

/** The fewest and the most winning rolls that the slider offers, in hundredths of a percent. */
const waysMin = 100;
const waysMax = 9_800;

/** The same chance on the other side: over 49.99 and under 50.00 both win half of the time. */
export function flipped({ direction, target }: DiceChoice): DiceChoice {
  return { direction: direction === "over" ? "under" : "over", target: DICE_SIDES - 1 - target };
}

/** Moves the target to where the wanted number of rolls win, within what is offered. */
export function withWays(choice: DiceChoice, ways: number): DiceChoice {
  const within = Math.min(waysMax, Math.max(waysMin, Math.round(ways)));
  return { ...choice, target: choice.direction === "under" ? within : DICE_SIDES - 1 - within };
}

/** The slider moves in whole percents, in both directions. */
export function withMark(choice: DiceChoice, percent: number): DiceChoice {
  const target = choice.direction === "under" ? percent * 100 : percent * 100 - 1;
  return withWays(choice, winningRolls({ ...choice, target }));
}

export const markOf = ({ direction, target }: DiceChoice): number =>
  Math.round((direction === "under" ? target : target + 1) / 100);
