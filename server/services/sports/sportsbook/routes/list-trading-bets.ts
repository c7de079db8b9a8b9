import { listTradingBets as call } from "@parlour/contracts/calls/sports/sportsbook/list-trading-bets";
import type { Kit } from "../../../../kit/kit.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { eventIdsOf } from "../bet.ts";
import { findBets } from "../bet-store.ts";
import { readEvents } from "../event-store.ts";
import { pageKeyText, parsePageKey } from "../page-key.ts";
import { listNewestBetIds } from "../trading-store.ts";
import { toBet } from "../view-bet.ts";

export function listTradingBets({ db }: Kit): Route {
  return route(call, async ({ query: { cursor, limit, ...filter } }) => {
    const before = parsePageKey(cursor);
    const ids = await listNewestBetIds(db, { ...filter, before, limit: limit + 1 });
    const found = await findBets(db, ids.slice(0, limit));
    const byId = new Map(found.map((bet) => [bet.id, bet]));
    const page = ids.slice(0, limit).flatMap((id) => byId.get(id) ?? []);
    const events = await readEvents(db, eventIdsOf(page));
    const last = page.at(-1);
    return {
      items: page.map((bet) => ({ ...toBet(bet, events), playerId: bet.playerId })),
      nextCursor: ids.length > limit && last ? pageKeyText({ at: last.placedAt, id: last.id }) : null,
    };
  });
}
