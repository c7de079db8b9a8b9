import { addDays } from "@parlour/rules/calendar-day";
import type { HarmFigures } from "@parlour/rules/harm-markers";
import { listPlayedQuarters } from "@parlour/wagering/played-quarters";
import type { Queryable } from "../../../kit/database.ts";
import type { ScoreParts } from "./parts.ts";
import type { ActiveDay } from "./score-store.ts";

const weeksOfDeposits = 5;

/**
 * Reads all the figures that the rules use, with queries that use the indexes by player. Days are in UTC, hours in the
 * player's time zone.
 */
export async function readFigures(
  { readPayments, countRaisedLimits, findTimeZone }: ScoreParts,
  db: Queryable,
  { playerId, day }: ActiveDay,
): Promise<HarmFigures> {
  const [from, before] = [midnight(day), midnight(addDays(day, 1))];
  const lastWeek = midnight(addDays(day, -6));
  const first = midnight(addDays(day, 1 - 7 * weeksOfDeposits));
  const payments = await readPayments(db, playerId, { from: first, lastWeek, before });
  const timeZone = (await findTimeZone(db, playerId)) ?? "UTC";
  const hour = new Intl.DateTimeFormat("en", { timeZone, hour: "numeric", hourCycle: "h23" });
  return {
    day: { from, before },
    localHour: (at) => Number(hour.format(at)),
    quarters: await listPlayedQuarters(db, playerId, from, before),
    ...payments,
    raisedLimits: await countRaisedLimits(db, playerId, lastWeek, before),
  };
}

function midnight(day: string): Date {
  return new Date(`${day}T00:00:00Z`);
}
