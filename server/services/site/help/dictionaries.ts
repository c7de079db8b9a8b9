/** PostgreSQL's dictionary for each language; Chinese and unlisted languages are indexed as they are. */
const dictionaries: Readonly<Record<string, string>> = {
  en: "english",
  es: "spanish",
  fr: "french",
  pt: "portuguese",
};

export function dictionaryOf(language: string): string {
  return dictionaries[language.slice(0, 2)] ?? "simple";
}
