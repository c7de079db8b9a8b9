/** Words that are data, in the languages that somebody wrote them in; English is always there. */
export type LocalWords = { en: string } & { [language: string]: string | undefined };

/** English stands in where a language is missing. */
export function localText(words: LocalWords, language: string): string {
  const short = language.slice(0, 2);
  return (Object.hasOwn(words, short) ? words[short] : undefined) ?? words.en;
}
