import { getCompetition as call } from "@parlour/contracts/calls/sports/sportsbook/get-competition";
import type { Kit } from "../../../../kit/kit.ts";
import { refuse } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { listEvents } from "../event-store.ts";
import { readStandings } from "../standings.ts";
import { toEvent, toSummary } from "../view-event.ts";

const mostFixtures = 60;
const mostResults = 20;
const mostOutrights = 5;

export function getCompetition(kit: Kit): Route {
  return route(call, async ({ params: { competition } }) => {
    const now = kit.clock.now();
    const [outrights, open, results, standings] = await Promise.all([
      listEvents(kit.db, { status: "upcoming", kinds: "outrights", competition, now, limit: mostOutrights }),
      listEvents(kit.db, { status: "open", competition, now, limit: mostFixtures }),
      listEvents(kit.db, { status: "results", competition, now, limit: mostResults }),
      readStandings(kit.db, competition),
    ]);
    const any = open[0] ?? results[0] ?? outrights[0];
    if (any === undefined) return refuse("NOT_FOUND");
    const fixtures = open.toSorted((a, b) => Number(b.status === "LIVE") - Number(a.status === "LIVE"));
    return {
      id: competition,
      sport: any.sport,
      name: any.competition.name,
      standings,
      outrights: outrights.map((event) => toEvent(event, [], now)),
      fixtures: fixtures.map((event) => toSummary(event, now)),
      results: results.map((event) => toSummary(event, now)),
    };
  });
}
