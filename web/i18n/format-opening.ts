import { languageTag } from "./languages.ts";

/**
 * Formats an opening time, such as that of a live table, in the reader's time zone: "Tue, Nov 17, 6:00 PM".
 */
export function formatOpening(at: number, language: string): string {
  const format = new Intl.DateTimeFormat(languageTag(language), {
    weekday: "short",
    day: "numeric",
    month: "short",
    hour: "numeric",
    minute: "2-digit",
  });
  return format.format(at);
}
