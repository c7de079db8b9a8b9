import { listPlayerNotes as call } from "@parlour/contracts/calls/identity/profile/list-player-notes";
import type { Kit } from "../../../../kit/kit.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { listNotes } from "../note-store.ts";

export function listPlayerNotesRoute(kit: Kit): Route {
  return route(call, async ({ params }) => {
    const notes = await listNotes(kit.db, params.playerId);
    return { items: notes.map((note) => ({ ...note, createdAt: note.createdAt.toISOString() })) };
  });
}
