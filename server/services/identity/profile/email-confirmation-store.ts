import type { Queryable } from "../../../kit/database.ts";

export async function insertEmailConfirmation(
  db: Queryable,
  confirmation: { tokenHash: Buffer; playerId: string; email: string; expiresAt: Date; replaces?: boolean },
): Promise<void> {
  const { tokenHash, playerId, email, expiresAt, replaces = false } = confirmation;
  await db.query(
    `insert into email_confirmations (token_hash, player_id, email, expires_at, replaces)
     values ($1, $2, $3, $4, $5)`,
    [tokenHash, playerId, email, expiresAt, replaces],
  );
}

/**
 * Returns the change of e-mail address that a link confirms; undefined if the link only confirms the current
 * address, has been used or has expired.
 */
export async function findEmailChange(
  db: Queryable,
  tokenHash: Buffer,
  now: Date,
): Promise<{ playerId: string; email: string } | undefined> {
  const [row] = await db.query<{ playerId: string; email: string }>(
    `select player_id as "playerId", email from email_confirmations
     where token_hash = $1 and replaces and used_at is null and expires_at > $2`,
    [tokenHash, now],
  );
  return row;
}

/**
 * Replaces the address. Returns false if the link has been used in the meantime, the account is not active, or another
 * player has the address.
 */
export async function replaceEmail(
  db: Queryable,
  tokenHash: Buffer,
  change: { playerId: string; email: string },
  now: Date,
): Promise<boolean> {
  const replaced = await db.query(
    `with used as (
       update email_confirmations set used_at = $4
       where player_id = $2 and replaces and used_at is null and expires_at > $4
       returning token_hash)
     update players set email = $3, email_confirmed_at = $4
     from used where used.token_hash = $1 and players.id = $2 and players.status = 'ACTIVE'
       and not exists (select from players other where lower(other.email) = lower($3) and other.id <> $2
                         and other.brand_id = players.brand_id)
     returning players.id`,
    [tokenHash, change.playerId, change.email, now],
  );
  return replaced.length === 1;
}

/** Uses up the link and confirms the address. Returns false for an unknown or expired link. */
export async function useEmailConfirmation(db: Queryable, tokenHash: Buffer, now: Date): Promise<boolean> {
  const confirmed = await db.query(
    `with used as (
       update email_confirmations set used_at = $2
       where token_hash = $1 and used_at is null and expires_at > $2 and not replaces
       returning player_id, email)
     update players set email_confirmed_at = coalesce(email_confirmed_at, $2)
     from used where players.id = used.player_id and lower(players.email) = lower(used.email)
     returning players.id`,
    [tokenHash, now],
  );
  return confirmed.length === 1;
}

/** Returns whether the link has been used and confirmed the player's current address. */
export async function isConfirmed(db: Queryable, tokenHash: Buffer): Promise<boolean> {
  const confirmed = await db.query(
    `select from email_confirmations link join players on players.id = link.player_id
     where link.token_hash = $1 and link.used_at is not null
       and lower(players.email) = lower(link.email) and players.email_confirmed_at is not null`,
    [tokenHash],
  );
  return confirmed.length === 1;
}
