import { getSportsStatistics as call } from "@parlour/contracts/calls/sports/sportsbook/get-sports-statistics";
import type { Kit } from "../../../../kit/kit.ts";
import { refuse } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { findEvent, listEvents, listIncidents } from "../event-store.ts";
import { readStandings, standingOf } from "../standings.ts";
import { toSummary } from "../view-event.ts";

const mostIncidents = 400;
const mostMeetings = 5;

export function getSportsStatistics(kit: Kit): Route {
  return route(call, async ({ params }) => {
    const event = await findEvent(kit.db, params.event);
    if (event === undefined) return refuse("NOT_FOUND");
    const now = kit.clock.now();
    const between = [event.home.id, event.away.id] as const;
    const [incidents, standings, meetings] = await Promise.all([
      listIncidents(kit.db, event.id, mostIncidents),
      readStandings(kit.db, event.competition.id),
      listEvents(kit.db, { status: "results", between, now, limit: mostMeetings }),
    ]);
    return {
      incidents: incidents.toReversed(),
      home: standingOf(standings, event.home),
      away: standingOf(standings, event.away),
      meetings: meetings.map((meeting) => toSummary(meeting, now)),
    };
  });
}
