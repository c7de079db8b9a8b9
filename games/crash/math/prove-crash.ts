const WORDS = 2 ** 32;

/**
 * The exact return of cashing out at a multiplier (hundredths), counted over the 2^32 words that decide a round: those that
 * let the curve reach it.
 */
export function proveCrash(multiplier: number): number {
  return ((multiplier / 100) * Math.floor((99 * WORDS) / multiplier)) / WORDS;
}
