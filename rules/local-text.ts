/** A text stored with translations; English is always present. */
export type LocalWords = { en: string } & { [language: string]: string | undefined };

/** Falls back to English. */
export function localText(words: LocalWords, language: string): string {
  const short = language.slice(0, 2);
  return (Object.hasOwn(words, short) ? words[short] : undefined) ?? words.en;
}
