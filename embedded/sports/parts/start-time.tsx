import { languageTag } from "@parlour/web/i18n/languages";
import { useTranslation } from "@parlour/web/i18n/translation-context";

/** When an event starts, in the visitor's time zone: "Today 19:30", "Thu 12 Nov 19:30". */
export function StartTime({ at }: { at: string }) {
  const { t, language } = useTranslation();
  const tag = languageTag(language);
  const date = new Date(at);
  const time = date.toLocaleTimeString(tag, { hour: "2-digit", minute: "2-digit" });
  const days = daysFromToday(date);
  const day =
    days === 0
      ? t("sportsbook.today")
      : days === 1
        ? t("sportsbook.tomorrow")
        : date.toLocaleDateString(tag, { weekday: "short", day: "numeric", month: "short" });
  return (
    <time dateTime={at} className="whitespace-nowrap text-xs text-mist">
      {day} {time}
    </time>
  );
}

function daysFromToday(date: Date): number {
  const midnight = (of: Date) => new Date(of.getFullYear(), of.getMonth(), of.getDate()).getTime();
  return Math.round((midnight(date) - midnight(new Date())) / 86_400_000);
}
