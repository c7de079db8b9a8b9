import { DICE_SIDES, type DiceBet, dice, winningRolls } from "./dice.ts";

/** One bet on all ten thousand rolls. The stake is chosen so that its pay needs no rounding. */
export function proveDice(bet: Pick<DiceBet, "direction" | "target">): number {
  const stake = winningRolls(bet);
  let won = 0;
  for (let roll = 0; roll < DICE_SIDES; roll++)
    won += dice.begin({ ...bet, stake }, { below: () => roll }).win;
  return won / (stake * DICE_SIDES);
}
