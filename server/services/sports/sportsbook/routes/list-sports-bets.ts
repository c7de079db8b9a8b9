import { listSportsBets as call } from "@parlour/contracts/calls/sports/sportsbook/list-sports-bets";
import type { Kit } from "../../../../kit/kit.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { listBets } from "../bet-store.ts";
import { readEvents } from "../event-store.ts";
import { pageKeyText, parsePageKey } from "../page-key.ts";
import { toBet } from "../view-bet.ts";

export function listSportsBets(kit: Kit): Route {
  return route(call, async ({ session: { playerId }, query }) => {
    const { status, limit } = query;
    const key = parsePageKey(query.cursor);
    const found = await listBets(kit.db, {
      playerId,
      isOpen: status === "open",
      limit: limit + 1,
      before: key && { placedAt: key.at, id: key.id },
    });
    const page = found.slice(0, limit);
    const last = page.at(-1);
    const ids = page.flatMap(({ selections }) => selections.map(({ eventId }) => eventId));
    const events = await readEvents(kit.db, ids);
    return {
      items: page.map((bet) => toBet(bet, events)),
      nextCursor: found.length > limit && last ? pageKeyText({ at: last.placedAt, id: last.id }) : null,
    };
  });
}
