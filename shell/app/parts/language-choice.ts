import { SESSION_STORAGE_KEYS } from "@parlour/contracts/constants";

const KEY = SESSION_STORAGE_KEYS.languageChoice;

/** Remembers in this tab that the visitor has picked a language, so that logging in does not override it. */
export function rememberLanguageChoice(language: string): void {
  try {
    sessionStorage.setItem(KEY, language);
  } catch {
    // Storage may be forbidden or full; the site works without it.
  }
}

/** Returns the language picked before the login and forgets it, so that it never applies to the next player. */
export function takeLanguageChoice(): string | null {
  try {
    const language = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return language;
  } catch {
    return null;
  }
}
