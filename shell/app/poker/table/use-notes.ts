import { listPokerNotes } from "@parlour/contracts/calls/poker/poker-room/list-poker-notes";
import type { PokerNote, PokerTableView } from "@parlour/contracts/entities/poker";
import { callResource } from "@parlour/web/api/call-resource";
import { useResource } from "@parlour/web/api/use-resource";
import { useEffect } from "react";

export type Notes = {
  of: (seat: { seat: number; name: string }) => PokerNote | null;
  reload: () => void;
};

/** The player's own notes about the people at the table; null for visitors. */
export function useNotes(view: PokerTableView, session: string | null): Notes | null {
  const resource =
    session === null ? null : callResource(listPokerNotes, { session, params: { tableId: view.table.id } });
  const { value, reload } = useResource(resource);
  const people = view.seats.map(({ seat, name }) => `${seat}:${name}`).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new player at the table may have a note
  useEffect(() => {
    if (session !== null) reload();
  }, [people, session]);
  if (session === null) return null;
  return {
    of: ({ seat, name }) => value?.notes.find((note) => note.seat === seat && note.name === name) ?? null,
    reload,
  };
}
