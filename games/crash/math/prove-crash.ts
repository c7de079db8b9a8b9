const WORDS = 2 ** 32;

/**
 * The exact return of cashing out at a multiplier (in hundredths), computed from the number of random values for
 * which the round reaches it.
 */
export function proveCrash(multiplier: number): number {
  return ((multiplier / 100) * Math.floor((99 * WORDS) / multiplier)) / WORDS;
}
