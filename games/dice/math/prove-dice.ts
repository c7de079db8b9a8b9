import { DICE_SIDES, dice } from "./dice.ts";

/** The smallest stake at which every win is a whole amount. */
const STAKE = 100;

/** The return of a bet with this number of winning rolls, computed from the game's actual payout. */
export function proveDice(ways: number): number {
  const bet = { stake: STAKE, direction: "under", target: ways } as const;
  const { win } = dice.begin(bet, { below: () => ways - 1 });
  const lost = dice.begin(bet, { below: () => ways }).win;
  if (win === 0 || lost !== 0) throw new Error(`The number of winning rolls is not ${ways}.`);
  return (win * ways) / (STAKE * DICE_SIDES);
}
