import { instantOf, localTime } from "./local-time.ts";

type Weekday = "1" | "2" | "3" | "4" | "5" | "6" | "7";

/**
 * Opening hours by ISO weekday, where Monday is 1. A day without spans is closed; no span crosses midnight.
 */
export type OpeningHours = {
  timeZone: string;
  spans: { readonly [day in Weekday]?: readonly (readonly [opens: string, closes: string])[] | undefined };
};

export type OpenState = { isOpen: boolean; opensAt: Date | null };

const dayMs = 86_400_000;
const daysAhead = 8;

/**
 * Returns whether these opening hours include the given moment and, if not, when the next opening is; null if
 * there is none within eight days.
 */
export function openStateAt(hours: OpeningHours, now: Date): OpenState {
  const { spans, timeZone } = hours;
  const spansOf = (date: string) => spans[weekdayOf(date)] ?? [];
  const here = localTime(timeZone, now);
  const [today, minute] = [here.slice(0, 10), here.slice(11, 16)];
  if (spansOf(today).some(([opens, closes]) => opens <= minute && minute < closes)) {
    return { isOpen: true, opensAt: null };
  }
  const starts: number[] = [];
  for (let day = 0; day <= daysAhead; day++) {
    const date = new Date(Date.parse(today) + day * dayMs).toISOString().slice(0, 10);
    for (const [opens] of spansOf(date)) starts.push(instantOf(timeZone, `${date}T${opens}`));
  }
  const next = Math.min(...starts.filter((timeMs) => timeMs > now.getTime()));
  return { isOpen: false, opensAt: Number.isFinite(next) ? new Date(next) : null };
}

function weekdayOf(date: string): Weekday {
  return String(new Date(date).getUTCDay() || 7) as Weekday;
}
