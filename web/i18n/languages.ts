import { findLanguage, languages } from "@parlour/contracts/languages";

/** Each language by its own name; which of them are offered is site configuration. */
export const languageNames: Readonly<Record<string, string>> = Object.fromEntries(
  languages.map(({ code, name }) => [code, name]),
);

/** For `<html lang>` and Intl. */
export function languageTag(language: string): string {
  return findLanguage(language)?.tag ?? language;
}

const RIGHT_TO_LEFT = new Set(["ar", "fa", "he", "ur"]);

export function textDirection(language: string): "ltr" | "rtl" {
  return RIGHT_TO_LEFT.has(language) ? "rtl" : "ltr";
}
