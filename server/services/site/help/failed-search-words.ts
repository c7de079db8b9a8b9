import { wordsOf } from "./plain-words.ts";

const mostWords = 5;
const longestWord = 24;

/**
 * Returns the part of a term that may be stored: its words in lower case. Anything that looks like an e-mail
 * or web address, a number or an account name isn't stored, nor is text too long to be a question.
 */
export function failedSearchWords(term: string): string | undefined {
  if (/[@\d]|https?:|www\./i.test(term)) return undefined;
  const words = wordsOf(term);
  if (words.length === 0 || words.length > mostWords) return undefined;
  return words.some((word) => word.length > longestWord) ? undefined : words.join(" ");
}
