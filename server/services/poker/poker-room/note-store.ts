import type { PokerTagColour } from "@parlour/contracts/entities/poker";
import type { Queryable } from "@parlour/server/kit/database";

export type StoredNote = { subject: string; colour: PokerTagColour | null; text: string };

export async function listNotes(
  db: Queryable,
  owner: string,
  subjects: readonly string[],
): Promise<StoredNote[]> {
  return await db.query<StoredNote>(
    "select subject, colour, text from poker_player_notes where owner = $1 and subject = any($2)",
    [owner, subjects],
  );
}

/** Replaces the note about a player; a note without colour and text is deleted. */
export async function saveNote(
  db: Queryable,
  owner: string,
  { subject, colour, text }: StoredNote,
  now: Date,
): Promise<void> {
  if (colour === null && text === "") {
    await db.query("delete from poker_player_notes where owner = $1 and subject = $2", [owner, subject]);
    return;
  }
  await db.query(
    `insert into poker_player_notes (owner, subject, colour, text, updated_at) values ($1, $2, $3, $4, $5)
     on conflict (owner, subject) do update set colour = excluded.colour, text = excluded.text,
       updated_at = excluded.updated_at`,
    [owner, subject, colour, text, now],
  );
}
