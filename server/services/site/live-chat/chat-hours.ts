import { type ChatHours, chatHours } from "@parlour/contracts/entities/chat-desk";
import type { Queryable } from "../../../kit/database.ts";

const dayMs = 86_400_000;
const daysAhead = 8;

export async function readChatHours(db: Queryable): Promise<ChatHours> {
  const [row] = await db.query<{ time_zone: string; spans: unknown }>(
    "select time_zone, spans from chat_hours",
  );
  return chatHours.parse({ timeZone: row?.time_zone, spans: row?.spans });
}

export async function setChatHours(db: Queryable, hours: ChatHours): Promise<void> {
  const { timeZone, spans } = chatHours.parse(hours);
  await db.query("update chat_hours set time_zone = $1, spans = $2", [timeZone, JSON.stringify(spans)]);
}

/** Returns whether the chat is open at that moment, and if not, when it opens next; null if it does not open soon. */
export function openStateAt(hours: ChatHours, now: Date): { isOpen: boolean; opensAt: Date | null } {
  const { spans, timeZone } = hours;
  const spansOf = ({ weekday }: LocalTime) => spans[weekday as keyof typeof spans] ?? [];
  const here = localTime(timeZone, now);
  const minute = here.text.slice(11, 16);
  if (spansOf(here).some(([opens, closes]) => opens <= minute && minute < closes)) {
    return { isOpen: true, opensAt: null };
  }
  const starts: number[] = [];
  for (let day = 0; day <= daysAhead; day++) {
    const local = localTime(timeZone, new Date(now.getTime() + day * dayMs));
    for (const [opens] of spansOf(local))
      starts.push(instantOf(timeZone, `${local.text.slice(0, 10)}T${opens}`));
  }
  const next = Math.min(...starts.filter((timeMs) => timeMs > now.getTime()));
  return { isOpen: false, opensAt: Number.isFinite(next) ? new Date(next) : null };
}

/** A local time. `text` has the form `2030-01-31T09:30`. */
type LocalTime = { text: string; weekday: string };

function localTime(timeZone: string, time: Date): LocalTime {
  const format = new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "short" });
  const text = format.format(time).replace(" ", "T");
  const weekday = new Date(`${text.slice(0, 10)}T00:00:00Z`).getUTCDay();
  return { text, weekday: String(weekday === 0 ? 7 : weekday) };
}

/**
 * Converts local time to an instant. It is computed twice, because the clock may change between the first guess and the
 * moment itself.
 */
function instantOf(timeZone: string, text: string): number {
  const asUtc = Date.parse(`${text}:00Z`);
  let timeMs = asUtc;
  for (let guess = 0; guess < 2; guess++) {
    const shown = Date.parse(`${localTime(timeZone, new Date(timeMs)).text}:00Z`);
    timeMs += asUtc - shown;
  }
  return timeMs;
}
