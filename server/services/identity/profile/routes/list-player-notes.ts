import { listPlayerNotes as call } from "@parlour/contracts/calls/identity/profile/list-player-notes";
import type { Kit } from "../../../../kit/kit.ts";
import { pageOf } from "../../../../kit/pages.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { listNotes } from "../note-store.ts";

const perPage = 50;

export function listPlayerNotesRoute(kit: Kit): Route {
  return route(call, async ({ params: { playerId }, query: { cursor } }) => {
    const found = await listNotes(kit, { playerId, after: cursor, limit: perPage + 1 });
    const { items, nextCursor } = pageOf(found, perPage);
    return { nextCursor, items: items.map((note) => ({ ...note, createdAt: note.createdAt.toISOString() })) };
  });
}
