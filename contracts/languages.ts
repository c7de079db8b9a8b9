/**
 * Every language of the product, in the order of the language menu. Adding one is a line here and a folder in
 * `languages/`; `docs/adding-a-language.md` shows how.
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
  /** The language's own name, as its speakers look for it. */
  name: string;
  /** For `<html lang>` and Intl: the script is added where the code leaves it open. */
  tag: string;
  /** PostgreSQL's text search configuration; `simple` for a language that PostgreSQL has none for. */
  searchDictionary: string;
};

export type LanguageCode = (typeof languages)[number]["code"];

/** The language that everything falls back to, and from which the others are translated. */
export const sourceLanguage = "en" satisfies LanguageCode;

export const languageCodes: readonly LanguageCode[] = languages.map(({ code }) => code);

/** By a code or a longer tag, such as `pt-BR`. */
export function findLanguage(tag: string): Language | undefined {
  const [code] = tag.toLowerCase().split("-");
  return languages.find((language) => language.code === code);
}
