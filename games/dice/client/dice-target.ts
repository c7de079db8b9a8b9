import { DICE_SIDES, type DiceBet, WAYS_MAX, WAYS_MIN, winningRolls } from "../math/dice.ts";

export type DiceChoice = Pick<DiceBet, "direction" | "target">;

/** The choice with the same chance in the other direction: over 49.99 and under 50.00 both win half of the time. */
export function flipped({ direction, target }: DiceChoice): DiceChoice {
  return { direction: direction === "over" ? "under" : "over", target: DICE_SIDES - 1 - target };
}

/** The target for which `ways` of the 10,000 rolls win, kept within the limits. */
export function withWays(choice: DiceChoice, ways: number): DiceChoice {
  const within = Math.min(WAYS_MAX, Math.max(WAYS_MIN, Math.round(ways)));
  return { ...choice, target: choice.direction === "under" ? within : DICE_SIDES - 1 - within };
}

/**
 * Sets the target from the slider, which moves in whole percents; its ends are the longest and the shortest
 * odds.
 */
export function withMark(choice: DiceChoice, percent: number): DiceChoice {
  const isLongest = choice.direction === "under" ? percent <= 0 : percent >= 100;
  if (isLongest) return withWays(choice, WAYS_MIN);
  const target = choice.direction === "under" ? percent * 100 : percent * 100 - 1;
  return withWays(choice, winningRolls({ ...choice, target }));
}

export const markOf = ({ direction, target }: DiceChoice): number =>
  Math.round((direction === "under" ? target : target + 1) / 100);
