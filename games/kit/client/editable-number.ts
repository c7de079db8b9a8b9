import { languageTag } from "@parlour/web/i18n/languages";

/** A number as a player would type it: with the language's decimal separator and without grouping. */
export function editableNumber(value: number, language: string): string {
  const format = new Intl.NumberFormat(languageTag(language), {
    useGrouping: false,
    maximumFractionDigits: 8,
  });
  return format.format(value);
}
