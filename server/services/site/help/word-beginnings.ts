/**
 * Typos occur anywhere in a word, but its beginning is enough to find candidates, which are then compared in
 * full.
 */
const length = 7;

/** Returns the beginning of a word, and all its variants with one letter left out. */
export function beginningsOf(word: string): string[] {
  const beginning = word.slice(0, length);
  const shortened = [...beginning].map(
    (_letter, index) => beginning.slice(0, index) + beginning.slice(index + 1),
  );
  return [...new Set([beginning, ...shortened])];
}
