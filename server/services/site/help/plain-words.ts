const word = /[\p{L}\p{N}]+/gu;
const han = /\p{Script=Han}+/gu;

/** Returns a word in its comparison form: without case and accents. */
export function plainWord(text: string): string {
  return text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
}

/** Returns the words of a text in order, in lower case with accents. Apostrophes separate words. */
export function wordsOf(text: string): string[] {
  return (text.normalize("NFC").match(word) ?? []).map((found) => found.toLowerCase());
}

/**
 * Returns the pairs of characters of Chinese text. Chinese has no spaces, so each pair of neighbouring characters
 * counts as a word, and so does a character on its own. Everything else is left out.
 */
export function characterPairs(text: string): string[] {
  return (text.match(han) ?? []).flatMap((run) => {
    const characters = [...run];
    if (characters.length === 1) return characters;
    return characters.slice(0, -1).map((character, index) => character + characters[index + 1]);
  });
}

/** Returns the search words of a text: pairs of characters in Chinese, words in other languages. */
export function searchWords(text: string): string[] {
  return wordsOf(text).flatMap((found) => {
    const pairs = characterPairs(found);
    if (pairs.length === 0) return [found];
    return [...pairs, ...wordsOf(found.replace(han, " "))];
  });
}
