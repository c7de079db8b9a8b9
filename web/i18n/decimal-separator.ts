import { languageTag } from "./languages.ts";

/** The character before the decimals of a number: a comma in most European languages. */
export function decimalSeparatorOf(language: string): "." | "," {
  const parts = new Intl.NumberFormat(languageTag(language)).formatToParts(1.5);
  return parts.find(({ type }) => type === "decimal")?.value === "," ? "," : ".";
}
