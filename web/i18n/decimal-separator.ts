import { languageTag } from "./languages.ts";

/** The character between units and decimals in a language: a comma in most European ones. */
export function decimalSeparatorOf(language: string): "." | "," {
  const parts = new Intl.NumberFormat(languageTag(language)).formatToParts(1.5);
  return parts.find(({ type }) => type === "decimal")?.value === "," ? "," : ".";
}
