import { languageTag } from "@parlour/web/i18n/languages";
import { useTranslation } from "@parlour/web/i18n/translation-context";

/** A country by its name in the reader's language, followed by a point in the middle; nothing where it is unknown. */
export function CountryName({ code }: { code: string | null }) {
  const { language } = useTranslation();
  if (code === null) return null;
  const names = new Intl.DisplayNames(languageTag(language), { type: "region" });
  return <span suppressHydrationWarning>{names.of(code)} ·</span>;
}
