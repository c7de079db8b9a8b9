import { listPokerHands as call } from "@parlour/contracts/calls/poker/poker-room/list-poker-hands";
import type { Kit } from "@parlour/server/kit/kit";
import { type Route, route } from "@parlour/server/kit/service";
import { pageOf, readHandCursor } from "../hand-cursor.ts";
import { listHands } from "../hand-store.ts";
import { toSummary } from "../replay.ts";

export function listPokerHands({ db }: Pick<Kit, "db">): Route {
  return route(call, async ({ session, query: { limit, cursor } }) => {
    const before = readHandCursor(cursor);
    const { items, nextCursor } = pageOf(
      await listHands(db, session.playerId, { before, limit: limit + 1 }),
      limit,
    );
    return { items: items.map(toSummary), nextCursor };
  });
}
