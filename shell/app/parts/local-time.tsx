import { languageTag } from "@parlour/web/i18n/languages";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { useHydrated } from "@parlour/web/ui/use-hydrated";

/**
 * A time in the reader's time zone, with seconds if `isPrecise` is set. The server does not know that zone, so it
 * renders UTC.
 */
export function LocalTime({ at, isPrecise = false }: { at: string; isPrecise?: boolean }) {
  const { language } = useTranslation();
  const hydrated = useHydrated();
  const format = new Intl.DateTimeFormat(languageTag(language), {
    dateStyle: "medium",
    timeStyle: isPrecise ? "medium" : "short",
    ...(hydrated ? {} : { timeZone: "UTC" }),
  });
  return (
    <time dateTime={at} suppressHydrationWarning>
      {format.format(new Date(at))}
    </time>
  );
}
