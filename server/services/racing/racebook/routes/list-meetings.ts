import { listMeetings as call } from "@parlour/contracts/calls/racing/racebook/list-meetings";
import { type Route, route } from "../../../../kit/service.ts";
import { today } from "../calendar.ts";
import { listByDate, listDates } from "../race-store.ts";
import type { RacebookParts } from "../racebook-parts.ts";
import { shortLived } from "../short-lived.ts";
import { summaryOf } from "../views.ts";

/** How long the list is cached for all visitors, because a day has more than a hundred cards. */
const KEPT_MS = 2_000;

export function listMeetings({ kit: { db, clock } }: RacebookParts): Route {
  const read = shortLived(clock, KEPT_MS, async (date: string) => {
    const [dates, races] = await Promise.all([listDates(db, today(clock.now())), listByDate(db, date)]);
    const meetings = Map.groupBy(races.map(summaryOf), ({ meetingId }) => meetingId);
    return {
      date,
      dates,
      meetings: [...meetings].map(([meetingId, list]) => {
        const { courseName, surface, going } = list[0]!;
        return { meetingId, courseName, surface, going, races: list };
      }),
    };
  });
  return route(call, ({ query }) => read(query.date ?? today(clock.now())));
}
