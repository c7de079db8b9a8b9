import { listPokerNotes as call } from "@parlour/contracts/calls/poker/poker-room/list-poker-notes";
import type { Kit } from "@parlour/server/kit/kit";
import { refuse } from "@parlour/server/kit/refusal";
import { type Route, route } from "@parlour/server/kit/service";
import { listNotes } from "../note-store.ts";
import { findTable } from "../table-store.ts";

export function listPokerNotes({ db }: Pick<Kit, "db">): Route {
  return route(call, async ({ params: { tableId }, session: { playerId } }) => {
    const table = await findTable(db, tableId);
    if (!table) return refuse("NOT_FOUND");
    if (table.config.options?.anonymous) return { notes: [] };
    const { seats } = table.state;
    const owners = seats.filter(({ kind }) => kind === "PLAYER").map(({ owner }) => owner);
    const notes = await listNotes(db, playerId, owners);
    return {
      notes: seats.flatMap(({ seat, name, owner }) => {
        const note = notes.find(({ subject }) => subject === owner);
        return note ? [{ seat, name, colour: note.colour, text: note.text }] : [];
      }),
    };
  });
}
