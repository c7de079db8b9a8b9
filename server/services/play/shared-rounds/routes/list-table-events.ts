import { listTableEvents as call } from "@parlour/contracts/calls/play/shared-rounds/list-table-events";
import type { SharedGame } from "@parlour/games/kit/math/shared-game";
import type { Kit } from "@parlour/server/kit/kit";
import { refuse } from "@parlour/server/kit/refusal";
import { type Route, route } from "@parlour/server/kit/service";
import { listTableEvents as listEvents } from "../events/event-store.ts";
import { listUnendedNumbers } from "../record-store.ts";
import { toEvent } from "../round-record.ts";

const perPage = 50;

export function listTableEvents(kit: Kit, findGame: (slug: string) => SharedGame | undefined): Route {
  return route(call, async ({ params: { slug }, query: { cursor, table } }) => {
    if (findGame(slug) === undefined) return refuse("NOT_FOUND");
    const page = { before: cursor ?? null, count: perPage + 1, isWithoutRounds: table === "only" };
    const found = await listEvents(kit.db, slug, page);
    const unended = new Set(await listUnendedNumbers(kit.db, slug, kit.clock.now()));
    const items = found
      .slice(0, perPage)
      .map((event) => toEvent(event, event.number === null || !unended.has(event.number)));
    return { items, nextCursor: found.length > perPage ? items.at(-1)!.id : null };
  });
}
