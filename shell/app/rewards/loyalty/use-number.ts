import { languageTag } from "@parlour/web/i18n/languages";
import { useTranslation } from "@parlour/web/i18n/translation-context";

/** Formats whole numbers in the page's language. */
export function useNumber(): (value: number) => string {
  const { language } = useTranslation();
  const format = new Intl.NumberFormat(languageTag(language));
  return (value) => format.format(value);
}
