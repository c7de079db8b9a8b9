import { languageTag } from "@parlour/web/i18n/languages";
import { useTranslation } from "@parlour/web/i18n/translation-context";

/** The country's name in the reader's language, followed by a middle dot; nothing if unknown. */
export function CountryName({ code }: { code: string | null }) {
  const { language } = useTranslation();
  if (code === null) return null;
  const names = new Intl.DisplayNames(languageTag(language), { type: "region" });
  return <span suppressHydrationWarning>{names.of(code)} ·</span>;
}
