/**
 * Every language of the product, in the order of the language menu. To add one, add an entry to this list and a folder
 * in `languages/`; see `docs/adding-a-language.md`.
 */
export const languages = [
  { code: "en", name: "English", tag: "en", searchDictionary: "english" },
  { code: "es", name: "Español", tag: "es", searchDictionary: "spanish" },
  { code: "fr", name: "Français", tag: "fr", searchDictionary: "french" },
  { code: "pt", name: "Português", tag: "pt", searchDictionary: "portuguese" },
  { code: "zh", name: "简体中文", tag: "zh-Hans", searchDictionary: "simple" },
] as const satisfies readonly Language[];

export type Language = {
  code: string;
  /** The language's name in that language. */
  name: string;
  /** The language tag for `<html lang>` and Intl, which includes the script where the code is ambiguous. */
  tag: string;
  /** PostgreSQL's text search configuration; `simple` if PostgreSQL has none for the language. */
  searchDictionary: string;
};

export type LanguageCode = (typeof languages)[number]["code"];

/** The fallback language, from which the others are translated. */
export const sourceLanguage = "en" satisfies LanguageCode;

export const languageCodes: readonly LanguageCode[] = languages.map(({ code }) => code);

/** Finds a language by its code or by a longer tag, such as `pt-BR`. */
export function findLanguage(tag: string): Language | undefined {
  const [code] = tag.toLowerCase().split("-");
  return languages.find((language) => language.code === code);
}
