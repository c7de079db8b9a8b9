import type { SelectOption } from "./select-field.tsx";

/**
 * Returns the options whose label contains the typed text, starting with those that begin with it: someone who types
 * "can" and presses Enter means Canada rather than American Samoa.
 */
export function matchingOptions(options: readonly SelectOption[], typed: string): SelectOption[] {
  const text = plainText(typed);
  const found = options.filter(({ label }) => plainText(label).includes(text));
  const begins = ({ label }: SelectOption) => Number(plainText(label).startsWith(text));
  return found.toSorted((one, other) => begins(other) - begins(one));
}

/** Converts to lower case without accents, so that "cote" finds "Côte d'Ivoire". */
export function plainText(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .trim()
    .toLowerCase();
}
