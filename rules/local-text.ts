/** A text stored with its translations; there is always an English one. */
export type LocalWords = { en: string } & { [language: string]: string | undefined };

/** Returns the text in a language, or in English if there is no translation. */
export function localText(words: LocalWords, language: string): string {
  const short = language.slice(0, 2);
  return (Object.hasOwn(words, short) ? words[short] : undefined) ?? words.en;
}
