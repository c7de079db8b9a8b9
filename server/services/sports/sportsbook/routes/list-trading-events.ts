import { listTradingEvents as call } from "@parlour/contracts/calls/sports/sportsbook/list-trading-events";
import type { Kit } from "../../../../kit/kit.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { listEvents } from "../event-store.ts";
import { readPositions } from "../trading-store.ts";
import { toSummary } from "../view-event.ts";

const mostEvents = 300;

export function listTradingEvents(kit: Kit): Route {
  return route(call, async ({ query: { status, sport } }) => {
    const now = kit.clock.now();
    const events = await listEvents(kit.db, { status, sport, now, limit: mostEvents });
    const ids = events.map(({ id }) => id);
    const positions = await readPositions(kit.db, ids);
    const items = events.map((event) => {
      const { openBets, liability } = positions.get(event.id)!;
      return { ...toSummary(event, now), isHeld: event.isHeld, openBets, liability: liability / 100 };
    });
    return { items: items.sort((a, b) => b.liability - a.liability) };
  });
}
