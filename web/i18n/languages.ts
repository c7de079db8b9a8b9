import { findLanguage, languages } from "@parlour/contracts/languages";

/** The name of each language in that language. The site configuration decides which languages are offered. */
export const languageNames: Readonly<Record<string, string>> = Object.fromEntries(
  languages.map(({ code, name }) => [code, name]),
);

/** The language tag for `<html lang>` and Intl. */
export function languageTag(language: string): string {
  return findLanguage(language)?.tag ?? language;
}

const RIGHT_TO_LEFT = new Set(["ar", "fa", "he", "ur"]);

export function textDirection(language: string): "ltr" | "rtl" {
  return RIGHT_TO_LEFT.has(language) ? "rtl" : "ltr";
}
