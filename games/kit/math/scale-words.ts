const WORDS = 2 ** 32;

/**
 * Scales 32-bit words to a whole number below `bound`. Words in the last, incomplete range are rejected and
 * drawn again, because they would make small results slightly more likely.
 */
export function scaleWords(bound: number, nextWord: () => number): number {
  if (!Number.isInteger(bound) || bound < 1 || bound > WORDS)
    throw new RangeError(`A draw needs a whole bound from 1 to 2^32, not ${bound}.`);
  if (bound === 1) return 0;
  const fair = WORDS - (WORDS % bound);
  let word = nextWord();
  while (word >= fair) word = nextWord();
  return word % bound;
}
