import { listPokerHands as call } from "@parlour/contracts/calls/poker/poker-room/list-poker-hands";
import type { Kit } from "@parlour/server/kit/kit";
import { type Route, route } from "@parlour/server/kit/service";
import { type HandCursor, listHands } from "../hand-store.ts";
import { toSummary } from "../replay.ts";

export function listPokerHands({ db }: Pick<Kit, "db">): Route {
  return route(call, async ({ session, query: { limit, cursor } }) => {
    const rows = await listHands(db, session.playerId, { before: readCursor(cursor), limit: limit + 1 });
    const items = rows.slice(0, limit);
    const last = items.at(-1);
    return {
      items: items.map(toSummary),
      nextCursor: rows.length > limit && last ? `${last.playedAt.getTime()}.${last.hand.id}` : null,
    };
  });
}

function readCursor(cursor: string | undefined): HandCursor | null {
  const [, ms, id] = /^(\d{1,15})\.(\w+)$/.exec(cursor ?? "") ?? [];
  return ms === undefined || id === undefined ? null : { playedAt: new Date(Number(ms)), id };
}
