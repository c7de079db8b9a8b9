import { listTradingEvents as call } from "@parlour/contracts/calls/sports/sportsbook/list-trading-events";
import type { Kit } from "../../../../kit/kit.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { listEvents } from "../event-store.ts";
import { pageKeyText, parsePageKey } from "../page-key.ts";
import { readPositions } from "../trading-store.ts";
import { toSummary } from "../view-event.ts";

export function listTradingEvents(kit: Kit): Route {
  return route(call, async ({ query: { status, sport, search, limit, cursor } }) => {
    const now = kit.clock.now();
    const key = parsePageKey(cursor);
    const found = await listEvents(kit.db, {
      status: status === "finished" ? "results" : status,
      latestFirst: status !== "upcoming",
      kinds: "all",
      sport,
      search,
      now,
      limit: limit + 1,
      after: key && { startsAt: key.at, id: key.id },
    });
    const page = found.slice(0, limit);
    const positions = await readPositions(
      kit.db,
      page.map(({ id }) => id),
    );
    const last = page.at(-1);
    return {
      items: page.map((event) => {
        const { openBets, liability } = positions.get(event.id)!;
        return { ...toSummary(event, now), isHeld: event.isHeld, openBets, liability: liability / 100 };
      }),
      nextCursor: found.length > limit && last ? pageKeyText({ at: last.startsAt, id: last.id }) : null,
    };
  });
}
