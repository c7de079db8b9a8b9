import { languageTag } from "@parlour/web/i18n/languages";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { useHydrated } from "@parlour/web/ui/use-hydrated";

/** A date in the reader's time zone. The server doesn't know that zone, so it renders UTC. */
export function LocalDate({ at }: { at: string }) {
  const { language } = useTranslation();
  const hydrated = useHydrated();
  const format = new Intl.DateTimeFormat(languageTag(language), {
    dateStyle: "medium",
    ...(hydrated ? {} : { timeZone: "UTC" }),
  });
  return (
    <time dateTime={at} suppressHydrationWarning>
      {format.format(new Date(at))}
    </time>
  );
}
