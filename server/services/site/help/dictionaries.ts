import { findLanguage } from "@parlour/contracts/languages";

/** Returns PostgreSQL's text search configuration for a language. */
export function dictionaryOf(language: string): string {
  return findLanguage(language)?.searchDictionary ?? "simple";
}
