import type { MissionPlan } from "@parlour/contracts/entities/mission";
import { addDays, calendarDay, startOfDay } from "@parlour/rules/calendar-day";

/** A period of a mission. The key is its first day in the mission's time zone. */
export type Period = { key: string; startsAt: Date; endsAt: Date };

type Timed = Pick<MissionPlan, "period" | "timeZone" | "startsAt" | "endsAt">;

/** Returns the period that contains a time. The last one ends with the mission. */
export function periodAt(plan: Timed, at: Date): Period {
  const { period, timeZone } = plan;
  const [missionStart, missionEnd] = [new Date(plan.startsAt), new Date(plan.endsAt)];
  if (period === "ONCE") {
    return { key: calendarDay(missionStart, timeZone), startsAt: missionStart, endsAt: missionEnd };
  }
  const day = calendarDay(at, timeZone);
  const [key, days] = period === "DAILY" ? [day, 1] : [mondayOf(day), 7];
  const endMs = Math.min(startOfDay(addDays(key, days), timeZone).getTime(), missionEnd.getTime());
  return { key, startsAt: startOfDay(key, timeZone), endsAt: new Date(endMs) };
}

function mondayOf(day: string): string {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return addDays(day, -((weekday + 6) % 7));
}

/** Creates a function like `periodAt` that remembers the last period, because times are mostly looked up in order. */
export function periodFinder(plan: Timed): (at: Date) => Period {
  let last: Period | undefined;
  return (at) => {
    if (last === undefined || at < last.startsAt || at >= last.endsAt) last = periodAt(plan, at);
    return last;
  };
}
