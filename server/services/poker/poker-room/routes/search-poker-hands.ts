import { searchPokerHands as call } from "@parlour/contracts/calls/poker/poker-room/search-poker-hands";
import type { Kit } from "@parlour/server/kit/kit";
import { type Route, route } from "@parlour/server/kit/service";
import { pageOf, readHandCursor } from "../hand-cursor.ts";
import { searchHands, toDeskHand } from "../hand-search.ts";

export function searchPokerHands({ db }: Pick<Kit, "db">): Route {
  return route(call, async ({ query: { cursor, limit, ...filter } }) => {
    const rows = await searchHands(db, filter, { after: readHandCursor(cursor), limit: limit + 1 });
    const { items, nextCursor } = pageOf(rows, limit);
    return { items: items.map(toDeskHand), nextCursor };
  });
}
