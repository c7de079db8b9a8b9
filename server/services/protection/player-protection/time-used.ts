import {
  nextMonthStart,
  secondsOpen,
  type WindowPeriod,
  windowStart,
} from "@parlour/rules/protection-limits";
import { listSessionSpans } from "../../../kit/session-store.ts";

type Reader = { query<Row extends object>(text: string, values?: readonly unknown[]): Promise<Row[]> };
type TimeRequest = { period: WindowPeriod; limitSeconds: number; timeZone: string; now: Date };

const dayMs = 86_400_000;
const lengthMs = { DAY: dayMs, WEEK: 7 * dayMs } as const;

/** Returns how long the player was signed in during the window, and when that time falls below the limit again. */
export async function timeUsed(
  db: Reader,
  playerId: string,
  { period, limitSeconds, timeZone, now }: TimeRequest,
): Promise<{ seconds: number; freesAt: Date | null }> {
  const since = windowStart(period, now, timeZone);
  const spans = await listSessionSpans(db, playerId, since, now);
  const seconds = secondsOpen(spans, since);
  if (seconds < limitSeconds) return { seconds, freesAt: null };
  if (period === "MONTH") return { seconds, freesAt: nextMonthStart(now, timeZone) };
  // If the player signs out now, they can play again once the excess time is no longer within the window.
  const excess = seconds - limitSeconds + 1;
  for (const { from, to } of spans.toSorted((a, b) => a.from.getTime() - b.from.getTime())) {
    const end = new Date(Math.max(from.getTime(), since.getTime()) + excess * 1_000);
    if (seconds - secondsOpen(spans, end) >= excess)
      return { seconds, freesAt: later(end, lengthMs[period]) };
    if (seconds - secondsOpen(spans, to) >= excess) return { seconds, freesAt: later(to, lengthMs[period]) };
  }
  return { seconds, freesAt: later(now, lengthMs[period]) };
}

function later(time: Date, ms: number): Date {
  return new Date(time.getTime() + ms);
}
