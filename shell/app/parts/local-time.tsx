import { languageTag } from "@parlour/web/i18n/languages";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { useHydrated } from "@parlour/web/ui/use-hydrated";

/** A time in the reader's time zone. The server does not know that zone, so it renders UTC. */
export function LocalTime({ at }: { at: string }) {
  const { language } = useTranslation();
  const hydrated = useHydrated();
  const format = new Intl.DateTimeFormat(languageTag(language), {
    dateStyle: "medium",
    timeStyle: "short",
    ...(hydrated ? {} : { timeZone: "UTC" }),
  });
  return (
    <time dateTime={at} suppressHydrationWarning>
      {format.format(new Date(at))}
    </time>
  );
}
