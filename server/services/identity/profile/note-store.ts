import type { Queryable, Transaction } from "../../../kit/database.ts";

export type Note = {
  playerId: string;
  id: string;
  text: string;
  operator: { id: string; name: string };
  createdAt: Date;
};

export async function insertNote(tx: Transaction, note: Note): Promise<void> {
  await tx.query(
    `insert into player_notes (player_id, id, text, operator_id, operator_name, created_at)
     values ($1, $2, $3, $4, $5, $6)`,
    [note.playerId, note.id, note.text, note.operator.id, note.operator.name, note.createdAt],
  );
}

/** Lists notes, newest first, starting after the given one. */
export async function listNotes(
  db: Queryable,
  { playerId, after, limit }: { playerId: string; after: string | undefined; limit: number },
): Promise<{ id: string; text: string; author: string; createdAt: Date }[]> {
  return await db.query(
    `select id, text, operator_name as author, created_at as "createdAt" from player_notes
     where player_id = $1
       and ($2::text is null
         or (created_at, id) < (select created_at, id from player_notes last where last.player_id = $1 and last.id = $2))
     order by created_at desc, id desc limit $3`,
    [playerId, after ?? null, limit],
  );
}
