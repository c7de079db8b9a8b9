const word = /[\p{L}\p{N}]+/gu;
const han = /\p{Script=Han}+/gu;

/** A word as it is compared: without case and accents. */
export function plainWord(text: string): string {
  return text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
}

/** The words of a text in their order, with their accents and in lower case. Apostrophes part words. */
export function wordsOf(text: string): string[] {
  return (text.normalize("NFC").match(word) ?? []).map((found) => found.toLowerCase());
}

/**
 * Chinese is written without spaces: each pair of neighbouring characters stands for a word, and a character that
 * stands alone for itself. What is not Chinese is left out.
 */
export function characterPairs(text: string): string[] {
  return (text.match(han) ?? []).flatMap((run) => {
    const characters = [...run];
    if (characters.length === 1) return characters;
    return characters.slice(0, -1).map((character, index) => character + characters[index + 1]);
  });
}

/** The words of a text as they are searched for: pairs of characters in Chinese, words in everything else. */
export function searchWords(text: string): string[] {
  return wordsOf(text).flatMap((found) => {
    const pairs = characterPairs(found);
    if (pairs.length === 0) return [found];
    return [...pairs, ...wordsOf(found.replace(han, " "))];
  });
}
