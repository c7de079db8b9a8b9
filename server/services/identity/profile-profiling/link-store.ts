import type { Queryable, Transaction } from "../../../kit/database.ts";

export async function insertLink(
  db: Queryable,
  link: { tokenHash: Buffer; playerId: string; expiresAt: Date },
): Promise<void> {
  await db.query("insert into document_links (token_hash, player_id, expires_at) values ($1, $2, $3)", [
    link.tokenHash,
    link.playerId,
    link.expiresAt,
  ]);
}

export async function findLinkOwner(
  db: Queryable,
  tokenHash: Buffer,
  now: Date,
): Promise<string | undefined> {
  const [row] = await db.query<{ playerId: string }>(
    `select player_id as "playerId" from document_links
     where token_hash = $1 and used_at is null and expires_at > $2`,
    [tokenHash, now],
  );
  return row?.playerId;
}

/** Uses up a link. Returns true for only one of two concurrent calls. */
export async function useLink(tx: Transaction, tokenHash: Buffer, now: Date): Promise<boolean> {
  const used = await tx.query(
    `update document_links set used_at = $2
     where token_hash = $1 and used_at is null and expires_at > $2 returning player_id`,
    [tokenHash, now],
  );
  return used.length === 1;
}

export async function deleteEndedLinks(db: Queryable, now: Date): Promise<void> {
  await db.query("delete from document_links where expires_at <= $1", [now]);
}
