import { z } from "zod";
import { payOf, stake } from "../../kit/math/pay.ts";
import type { RandomSource } from "../../kit/math/random-source.ts";

/** Multipliers are whole hundredths: 100 is 1.00×. */
export const CRASH_START = 100;
export const CRASH_MAX = 1_000_000;
/** Each cash-out target returns 99 of every 100 units staked. */
const RETURNED = 99;
const WORDS = 2 ** 32;
/** The multiplier doubles every 11.6 seconds. */
const GROWTH_PER_MS = 0.00006;

export type CrashBet = { stake: number; autoCashOut?: number | null | undefined };

export const crashBet: z.ZodType<CrashBet> = z.strictObject({
  stake,
  autoCashOut: z
    .int()
    .min(CRASH_START + 1)
    .max(CRASH_MAX)
    .nullish(),
});

/**
 * The multiplier at which the round crashes. The probability of reaching a multiplier is 0.99 divided by it, so about
 * two rounds in a hundred end at 1.00×, before anyone can cash out.
 */
export function crashPoint(random: RandomSource): number {
  const word = random.below(WORDS);
  const point = Math.floor((RETURNED * WORDS) / (WORDS - word));
  return Math.min(Math.max(point, CRASH_START), CRASH_MAX);
}

/** The share of rounds that reach a multiplier, counted over the 2^32 values that decide a round. */
export const crashChance = (multiplier: number): number =>
  Math.floor((RETURNED * WORDS) / multiplier) / WORDS;

/** The multiplier at a given time of the flight, capped at the maximum. */
export const crashWorthAt = (elapsedMs: number): number =>
  Math.min(CRASH_MAX, Math.floor(CRASH_START * Math.exp(GROWTH_PER_MS * Math.max(0, elapsedMs))));

/** The milliseconds until the curve reaches a multiplier. */
export function crashReachesAfterMs(multiplier: number): number {
  let ms = Math.max(0, Math.floor(Math.log(multiplier / CRASH_START) / GROWTH_PER_MS) - 1);
  while (crashWorthAt(ms) < multiplier) ms++;
  return ms;
}

/**
 * The payout of a stake cashed out at `multiplier` in a round that crashed at `point`; null means not cashed
 * out.
 */
export function crashWin(stakeMinor: number, multiplier: number | null, point: number): number {
  return multiplier !== null && multiplier <= point ? payOf(stakeMinor, multiplier, 100) : 0;
}
