import type { Queryable } from "../../../kit/database.ts";

export async function insertEmailConfirmation(
  db: Queryable,
  confirmation: { tokenHash: Buffer; playerId: string; email: string; expiresAt: Date },
): Promise<void> {
  await db.query(
    "insert into email_confirmations (token_hash, player_id, email, expires_at) values ($1, $2, $3, $4)",
    [confirmation.tokenHash, confirmation.playerId, confirmation.email, confirmation.expiresAt],
  );
}

/** Uses up the link and confirms the address; false for an unknown or expired link. */
export async function useEmailConfirmation(db: Queryable, tokenHash: Buffer, now: Date): Promise<boolean> {
  const confirmed = await db.query(
    `with used as (
       update email_confirmations set used_at = $2
       where token_hash = $1 and used_at is null and expires_at > $2
       returning player_id, email)
     update players set email_confirmed_at = coalesce(email_confirmed_at, $2)
     from used where players.id = used.player_id and lower(players.email) = lower(used.email)
     returning players.id`,
    [tokenHash, now],
  );
  return confirmed.length === 1;
}
