/** PostgreSQL's name for the dictionary of each language; Chinese and what is not listed is taken as it stands. */
const dictionaries: Readonly<Record<string, string>> = {
  en: "english",
  es: "spanish",
  fr: "french",
  pt: "portuguese",
};

export function dictionaryOf(language: string): string {
  return dictionaries[language.slice(0, 2)] ?? "simple";
}
