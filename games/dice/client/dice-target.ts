import { DICE_SIDES, type DiceBet, diceMultiplier, WAYS_MAX, WAYS_MIN, winningRolls } from "../math/dice.ts";

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

/** Sets the target in hundredths, kept within the limits. */
export const withTarget = (choice: DiceChoice, target: number): DiceChoice =>
  withWays(choice, winningRolls({ ...choice, target: Math.round(target) }));

/**
 * Sets the chance whose payout is closest to a multiplier. Several chances can round to the same payout; of these, the
 * one whose unrounded payout is closest is chosen, so the return is as close to 99% as it can be.
 */
export function withMultiplier(choice: DiceChoice, multiplier: number): DiceChoice {
  const exact = (0.99 / multiplier) * DICE_SIDES;
  const nearest = [Math.round(exact), Math.floor(exact), Math.ceil(exact)].map((ways) =>
    withWays(choice, ways),
  );
  const missBy = (candidate: DiceChoice) => Math.abs(diceMultiplier(candidate) - multiplier);
  return nearest.reduce((best, next) => (missBy(next) < missBy(best) ? next : best));
}

/** Sets the target from the slider. A mark on the slider is the boundary between two rolls, in hundredths. */
export const withMark = (choice: DiceChoice, mark: number): DiceChoice =>
  withTarget(choice, choice.direction === "under" ? mark : mark - 1);

export const markOf = ({ direction, target }: DiceChoice): number =>
  direction === "under" ? target : target + 1;
