import { wordsOf } from "./plain-words.ts";

const mostWords = 5;
const longestWord = 24;

/**
 * A term as it may be kept: its words alone, in lower case. What looks like an address, a number or a name of an
 * account is not kept at all, nor is what is too long to be a question.
 */
export function missWords(term: string): string | undefined {
  if (/[@\d]|https?:|www\./i.test(term)) return undefined;
  const words = wordsOf(term);
  if (words.length === 0 || words.length > mostWords) return undefined;
  return words.some((word) => word.length > longestWord) ? undefined : words.join(" ");
}
