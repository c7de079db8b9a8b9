import { z } from "zod";
import type { GameMath } from "../../kit/math/game.ts";
import { multiplierOf, type PayFraction, payOf, stake, toHundredths } from "../../kit/math/pay.ts";

/** There are 10,000 possible rolls, 0.00 to 99.99, stored in hundredths. */
export const DICE_SIDES = 10_000;
/** About 9,900 of every 10,000 units staked are returned: a winning roll pays 9,900 ÷ (number of winning rolls). */
const DICE_RETURNED = 9_900;
export const WAYS_MIN = 10;
export const WAYS_MAX = 9_800;

const direction = z.enum(["over", "under"]);

export type DiceBet = { stake: number; direction: "over" | "under"; target: number };

export type DiceState = DiceBet & { roll: number; win: number };

/**
 * The view for the client: `target` and `roll` are in hundredths, and `multiplier` is rounded down to four
 * decimals.
 */
export type DiceView = DiceState & { won: boolean; multiplier: number };

/** How many of the 10,000 rolls win: `under` 5000 wins on 0 to 4999, `over` 4999 on 5000 to 9999. */
export const winningRolls = ({ direction, target }: Pick<DiceBet, "direction" | "target">): number =>
  direction === "under" ? target : DICE_SIDES - 1 - target;

export const unroundedDicePay = (ways: number): PayFraction => ({
  numerator: BigInt(DICE_RETURNED),
  denominator: BigInt(ways),
});

/** The payout of a winning roll, in whole hundredths of the stake. */
export const dicePay = (ways: number): PayFraction => toHundredths(unroundedDicePay(ways));

export const diceMultiplier = (bet: Pick<DiceBet, "direction" | "target">): number =>
  multiplierOf(dicePay(winningRolls(bet)));

const wins = ({ direction, target }: DiceBet, roll: number): boolean =>
  direction === "under" ? roll < target : roll > target;

/** Builds the game with a given payout rule; earlier versions had a different rule. */
export function diceGame(payFor: typeof dicePay): GameMath<DiceBet, DiceState, never> {
  return {
    slug: "dice",
    bet: z.strictObject({ stake, direction, target: z.int() }).refine((bet) => {
      const ways = winningRolls(bet);
      return ways >= WAYS_MIN && ways <= WAYS_MAX;
    }),
    stakeOf: (bet) => bet.stake,
    begin(bet, random) {
      const roll = random.below(DICE_SIDES);
      const { numerator, denominator } = payFor(winningRolls(bet));
      const win = wins(bet, roll) ? payOf(bet.stake, numerator, denominator) : 0;
      return { state: { ...bet, roll, win }, win, done: true };
    },
    view: (state): DiceView => ({
      ...state,
      won: wins(state, state.roll),
      multiplier: multiplierOf(payFor(winningRolls(state))),
    }),
  };
}

export const dice = diceGame(dicePay);
