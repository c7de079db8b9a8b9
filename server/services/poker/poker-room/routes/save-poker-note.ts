import { savePokerNote as call } from "@parlour/contracts/calls/poker/poker-room/save-poker-note";
import type { Kit } from "@parlour/server/kit/kit";
import { refuse } from "@parlour/server/kit/refusal";
import { type Route, route } from "@parlour/server/kit/service";
import { saveNote } from "../note-store.ts";
import { findTable } from "../table-store.ts";

/** Saves a note about the player in a seat. Players are known to each other only by seat and name. */
export function savePokerNote({ db, clock }: Pick<Kit, "db" | "clock">): Route {
  return route(call, async ({ params: { tableId, seat: number }, body, session: { playerId } }) => {
    const table = await findTable(db, tableId);
    // Players at an anonymous table must not be recognised later by a note.
    const seats = table?.config.options?.anonymous ? [] : table?.state.seats;
    const seat = seats?.find((one) => one.seat === number);
    if (seat?.kind !== "PLAYER" || seat.owner === playerId) return refuse("NOT_FOUND");
    // Someone else may have taken the seat while the player was writing.
    if (seat.name !== body.name) return refuse("CONFLICT");
    const text = body.text.trim();
    await saveNote(db, playerId, { subject: seat.owner, colour: body.colour, text }, clock.now());
    return { seat: number, name: seat.name, colour: body.colour, text };
  });
}
