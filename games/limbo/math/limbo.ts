import { z } from "zod";
import type { GameMath } from "../../kit/math/game.ts";
import { payOf, stake } from "../../kit/math/pay.ts";
import type { RandomSource } from "../../kit/math/random-source.ts";

/** Targets and results are hundredths: 200 is 2.00×. */
export const TARGET_MIN = 101;
export const TARGET_MAX = 1_000_000;
/** 99 of every 100 units staked are returned: a result of at least t has a probability of 0.99 ÷ t. */
const LIMBO_RETURNED = 99;
/**
 * The number of possible draws, large enough that no target's return differs from 99% by more than three
 * millionths.
 */
export const LIMBO_DRAWS = 2 ** 32;

export type LimboBet = { stake: number; target: number };

export type LimboState = LimboBet & { reached: number; win: number };

export type LimboView = LimboState & { won: boolean };

/**
 * The multiplier of a draw, rounded down to the hundredth. Results below 1.00× count as 1.00×, which no
 * target accepts.
 */
export function reachedBy(draw: number): number {
  const reached = Math.floor((LIMBO_RETURNED * LIMBO_DRAWS) / (draw + 1));
  return Math.min(TARGET_MAX, Math.max(100, reached));
}

export const drawLimbo = (random: RandomSource): number => reachedBy(random.below(LIMBO_DRAWS));

/** The probability of reaching a target, before rounding to whole draws. */
export const limboChance = (target: number): number => LIMBO_RETURNED / target;

export const limbo: GameMath<LimboBet, LimboState, never> = {
  slug: "limbo",
  bet: z.strictObject({ stake, target: z.int().min(TARGET_MIN).max(TARGET_MAX) }),
  stakeOf: (bet) => bet.stake,
  begin(bet, random) {
    const reached = drawLimbo(random);
    const win = reached >= bet.target ? payOf(bet.stake, bet.target, 100) : 0;
    return { state: { ...bet, reached, win }, win, done: true };
  },
  view: (state): LimboView => ({ ...state, won: state.reached >= state.target }),
};
