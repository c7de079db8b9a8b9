import { listSportsEvents as call } from "@parlour/contracts/calls/sports/sportsbook/list-sports-events";
import type { Kit } from "../../../../kit/kit.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { listEvents } from "../event-store.ts";
import { type PageKey, pageKeyText, parsePageKey } from "../page-key.ts";
import { toSummary } from "../view-event.ts";

export function listSportsEvents(kit: Kit): Route {
  return route(call, async ({ query }) => {
    const { status, sport, competition, search, limit } = query;
    const now = kit.clock.now();
    const key: PageKey | undefined = parsePageKey(query.cursor);
    const found = await listEvents(kit.db, {
      status,
      sport,
      competition,
      search,
      ids: query.ids?.split(",").slice(0, 100),
      now,
      limit: limit + 1,
      after: key && { startsAt: key.at, id: key.id },
    });
    const page = found.slice(0, limit);
    const last = page.at(-1);
    return {
      items: page.map((event) => toSummary(event, now)),
      nextCursor: found.length > limit && last ? pageKeyText({ at: last.startsAt, id: last.id }) : null,
    };
  });
}
