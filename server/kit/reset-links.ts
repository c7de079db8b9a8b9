import type { Queryable } from "./database.ts";

type Table = "password_reset_tokens" | "pin_reset_tokens" | "account_lock_tokens";
type ResetLink = { tokenHash: Buffer; playerId: string; expiresAt: Date };

/**
 * Stores links to reset a password or PIN, or to lock the account; only the hash of a link's token is stored.
 */
export function resetLinks(table: Table) {
  return {
    async insert(db: Queryable, { tokenHash, playerId, expiresAt }: ResetLink): Promise<void> {
      await db.query(`insert into ${table} (token_hash, player_id, expires_at) values ($1, $2, $3)`, [
        tokenHash,
        playerId,
        expiresAt,
      ]);
    },
    /** Returns the player a link belongs to, if the link is still valid. */
    async find(db: Queryable, tokenHash: Buffer, now: Date): Promise<string | undefined> {
      const [row] = await db.query<{ player_id: string }>(
        `select player_id from ${table} where token_hash = $1 and used_at is null and expires_at > $2`,
        [tokenHash, now],
      );
      return row?.player_id;
    },
    /** Uses up this link and the player's other links. Returns false when the link is no longer valid. */
    async use(db: Queryable, tokenHash: Buffer, playerId: string, now: Date): Promise<boolean> {
      const used = await db.query<{ token_hash: Buffer }>(
        `update ${table} set used_at = $2
         where player_id = $1 and used_at is null and expires_at > $2 returning token_hash`,
        [playerId, now],
      );
      return used.some((row) => row.token_hash.equals(tokenHash));
    },
  };
}
