import type { Queryable } from "../../kit/database.ts";

export async function insertPinReset(
  db: Queryable,
  reset: { tokenHash: Buffer; playerId: string; expiresAt: Date },
): Promise<void> {
  await db.query("insert into pin_reset_tokens (token_hash, player_id, expires_at) values ($1, $2, $3)", [
    reset.tokenHash,
    reset.playerId,
    reset.expiresAt,
  ]);
}

export async function findPinReset(db: Queryable, tokenHash: Buffer, now: Date): Promise<string | undefined> {
  const [row] = await db.query<{ player_id: string }>(
    "select player_id from pin_reset_tokens where token_hash = $1 and used_at is null and expires_at > $2",
    [tokenHash, now],
  );
  return row?.player_id;
}

/** Uses up this link and every other that the player was sent; false when it is no longer good. */
export async function usePinReset(
  db: Queryable,
  tokenHash: Buffer,
  playerId: string,
  now: Date,
): Promise<boolean> {
  const used = await db.query<{ token_hash: Buffer }>(
    `update pin_reset_tokens set used_at = $2
     where player_id = $1 and used_at is null and expires_at > $2 returning token_hash`,
    [playerId, now],
  );
  return used.some((row) => row.token_hash.equals(tokenHash));
}

/** What can no longer be used tells nothing. */
export async function deleteExpiredProofs(db: Queryable, now: Date): Promise<void> {
  await db.query("delete from pin_reset_tokens where expires_at < $1", [now]);
  await db.query("delete from confirmation_codes where expires_at < $1", [now]);
  await db.query("delete from verified_operations where expires_at < $1", [now]);
}
