/** Mistakes happen throughout a word, but its beginning is enough to find a few words that are then compared whole. */
const length = 7;

/** The beginning of a word, whole and with each of its letters left out. */
export function beginningsOf(word: string): string[] {
  const beginning = word.slice(0, length);
  const shortened = [...beginning].map(
    (_letter, index) => beginning.slice(0, index) + beginning.slice(index + 1),
  );
  return [...new Set([beginning, ...shortened])];
}
