import type { Transaction } from "../../../kit/database.ts";
import type { Kit } from "../../../kit/kit.ts";
import { findPlayerKey, openText, type PlayerKey, requirePlayerKey } from "../../../kit/player-keys.ts";
import type { Unsealed } from "../../../kit/schedule-sealing.ts";

export type Note = {
  playerId: string;
  id: string;
  text: string;
  operator: { id: string; name: string };
  createdAt: Date;
};

type NoteRow = { id: string; text: string | null; sealed: Buffer | null; author: string; createdAt: Date };

const labelOf = (id: string) => `note:${id}`;

export async function insertNote(tx: Transaction, key: PlayerKey, note: Note): Promise<void> {
  await tx.query(
    `insert into player_notes (player_id, id, sealed_text, operator_id, operator_name, created_at)
     values ($1, $2, $3, $4, $5, $6)`,
    [
      note.playerId,
      note.id,
      key.seal(labelOf(note.id), note.text),
      note.operator.id,
      note.operator.name,
      note.createdAt,
    ],
  );
}

/** Lists notes, newest first, starting after the given one. */
export async function listNotes(
  kit: Kit,
  { playerId, after, limit }: { playerId: string; after: string | undefined; limit: number },
): Promise<{ id: string; text: string; author: string; createdAt: Date }[]> {
  const rows = await kit.db.query<NoteRow>(
    `select id, text, sealed_text as sealed, operator_name as author, created_at as "createdAt" from player_notes
     where player_id = $1
       and ($2::text is null
         or (created_at, id) < (select created_at, id from player_notes last where last.player_id = $1 and last.id = $2))
     order by created_at desc, id desc limit $3`,
    [playerId, after ?? null, limit],
  );
  const key = await findPlayerKey(kit, kit.db, playerId);
  return rows.map(({ sealed, text, ...note }) => ({
    ...note,
    text: text ?? openText(key, labelOf(note.id), sealed!),
  }));
}

/** The players with notes that an earlier version stored as plain text, and the function that encrypts these notes. */
export const unsealedNotes = (kit: Kit): Unsealed => ({
  async list(db, after, limit) {
    const rows = await db.query<{ id: string }>(
      `select distinct player_id as id from player_notes where text is not null and player_id > $1
       order by player_id limit $2`,
      [after, limit],
    );
    return rows.map(({ id }) => id);
  },
  async sealNext(tx, playerId) {
    const rows = await tx.query<{ id: string; text: string }>(
      "select id, text from player_notes where player_id = $1 and text is not null limit 500",
      [playerId],
    );
    if (rows.length === 0) return false;
    const key = await requirePlayerKey(kit, tx, playerId);
    await tx.query(
      `update player_notes note set text = null, sealed_text = sealed.text
       from unnest($2::text[], $3::bytea[]) as sealed (id, text)
       where note.player_id = $1 and note.id = sealed.id and note.text is not null`,
      [playerId, rows.map(({ id }) => id), rows.map(({ id, text }) => key.seal(labelOf(id), text))],
    );
    return true;
  },
});
