import { DICE_SIDES, type DiceBet, dice } from "./dice.ts";

/** The smallest stake at which every win is a whole amount. */
const STAKE = 100;

/**
 * The return of a bet with the given number of winning rolls, computed from the game's actual payout. The last winning
 * roll and the first losing one show that exactly this many rolls win.
 */
export function proveDice(ways: number, direction: DiceBet["direction"]): number {
  const isUnder = direction === "under";
  const bet = { stake: STAKE, direction, target: isUnder ? ways : DICE_SIDES - 1 - ways };
  const winOf = (roll: number) => dice.begin(bet, { below: () => roll }).win;
  const win = winOf(isUnder ? ways - 1 : DICE_SIDES - ways);
  const lost = winOf(isUnder ? ways : DICE_SIDES - 1 - ways);
  if (win === 0 || lost !== 0) throw new Error(`The number of winning rolls is not ${ways}.`);
  return (win * ways) / (STAKE * DICE_SIDES);
}
