import { furtherTournamentCurrencies } from "./templates.ts";

/** The daily start times of a template, in UTC. */
export type ScheduleLine = {
  templateId: string;
  /**
   * The first start of the day and the interval between starts, in minutes; a single daily start has no
   * `everyMinutes`.
   */
  fromMinute: number;
  everyMinutes?: number;
  /** How long before the start players can register. */
  aheadMinutes: number;
};

const hour = 60;
const minutesOfDay = 24 * hour;
const minuteMs = 60_000;
const dayMs = minutesOfDay * minuteMs;

export const dailySchedule: readonly ScheduleLine[] = [
  { templateId: "practice-circuit", fromMinute: 0, everyMinutes: 10, aheadMinutes: 20 },
  { templateId: "practice-masterclass", fromMinute: 30, everyMinutes: hour, aheadMinutes: hour },
  { templateId: "freeroll", fromMinute: 0, everyMinutes: 2 * hour, aheadMinutes: 4 * hour },
  { templateId: "small-hyper", fromMinute: 15, everyMinutes: hour, aheadMinutes: 2 * hour },
  { templateId: "bounty", fromMinute: 45, everyMinutes: 4 * hour, aheadMinutes: 4 * hour },
  { templateId: "re-buy", fromMinute: 17 * hour, aheadMinutes: 12 * hour },
  { templateId: "main-satellite", fromMinute: 15 * hour, aheadMinutes: 6 * hour },
  { templateId: "main-satellite", fromMinute: 18 * hour + 45, aheadMinutes: 6 * hour },
  { templateId: "progressive-bounty", fromMinute: 21 * hour, aheadMinutes: 24 * hour },
  { templateId: "omaha", fromMinute: 18 * hour, aheadMinutes: 12 * hour },
  { templateId: "turbo", fromMinute: 19 * hour, aheadMinutes: 24 * hour },
  { templateId: "main", fromMinute: 20 * hour, aheadMinutes: 24 * hour },
  ...furtherTournamentCurrencies.flatMap(linesIn),
];

/** The starts in one of the other currencies, at other minutes than those in dollars. */
function linesIn(currency: string): ScheduleLine[] {
  const id = currency.toLowerCase();
  return [
    { templateId: `${id}-freeroll`, fromMinute: hour, everyMinutes: 6 * hour, aheadMinutes: 3 * hour },
    { templateId: `${id}-hyper`, fromMinute: 35, everyMinutes: hour, aheadMinutes: 90 },
    { templateId: `${id}-main`, fromMinute: 19 * hour + 30, aheadMinutes: 12 * hour },
  ];
}

/** Returns the starts that are open for registration now, earliest first. */
export function openStarts(
  lines: readonly ScheduleLine[],
  nowMs: number,
): { templateId: string; startsMs: number }[] {
  const midnight = Math.floor(nowMs / dayMs) * dayMs;
  return lines
    .flatMap((line) => {
      const untilMs = nowMs + line.aheadMinutes * minuteMs;
      return [midnight, midnight + dayMs]
        .flatMap((day) => minutesOf(line).map((minute) => day + minute * minuteMs))
        .filter((startsMs) => startsMs > nowMs && startsMs <= untilMs)
        .map((startsMs) => ({ templateId: line.templateId, startsMs }));
    })
    .sort((one, other) => one.startsMs - other.startsMs);
}

function minutesOf({ fromMinute, everyMinutes = minutesOfDay }: ScheduleLine): number[] {
  const count = Math.ceil((minutesOfDay - fromMinute) / everyMinutes);
  return Array.from({ length: count }, (_, at) => fromMinute + at * everyMinutes);
}
