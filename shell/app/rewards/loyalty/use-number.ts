import { languageTag } from "@parlour/web/i18n/languages";
import { useTranslation } from "@parlour/web/i18n/translation-context";

/** Writes whole numbers as the page's language does. */
export function useNumber(): (value: number) => string {
  const { language } = useTranslation();
  const format = new Intl.NumberFormat(languageTag(language));
  return (value) => format.format(value);
}
