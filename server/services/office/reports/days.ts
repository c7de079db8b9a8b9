import type { Period } from "./report-store.ts";

const dayMs = 86_400_000;
/** The longest period that a report can cover, in days: about three years. */
export const maxDays = 1_100;

export function daysOf({ from, to }: Period): string[] {
  const days: string[] = [];
  for (let time = Date.parse(from); time <= Date.parse(to) && days.length <= maxDays; time += dayMs) {
    days.push(new Date(time).toISOString().slice(0, 10));
  }
  return days;
}

/** Returns the period of the same length immediately before the given one. */
export function periodBefore({ from, to, brandIds = null }: Period): Period {
  const length = Date.parse(to) - Date.parse(from) + dayMs;
  const shift = (day: string) => new Date(Date.parse(day) - length).toISOString().slice(0, 10);
  return { from: shift(from), to: shift(to), brandIds };
}

export function isPeriod({ from, to }: Period): boolean {
  return from <= to && Date.parse(to) - Date.parse(from) < maxDays * dayMs;
}
