import type { RequiredAction } from "@parlour/contracts/enumerations";
import type { Queryable } from "../../../kit/database.ts";
import { resetLinks } from "../../../kit/reset-links.ts";

/** A login that is waiting for the player to complete a required action. */
export type WaitingLogin = {
  playerId: string;
  action: RequiredAction;
  deviceId: string | null;
  factorPassed: boolean;
};

export async function insertWaitingLogin(
  db: Queryable,
  tokenHash: Buffer,
  login: WaitingLogin,
  expiresAt: Date,
): Promise<void> {
  await db.query(
    `insert into required_action_tokens (token_hash, player_id, action, device_id, factor_passed, expires_at)
     values ($1, $2, $3, $4, $5, $6)`,
    [tokenHash, login.playerId, login.action, login.deviceId, login.factorPassed, expiresAt],
  );
}

export async function findWaitingLogin(
  db: Queryable,
  tokenHash: Buffer,
  now: Date,
): Promise<WaitingLogin | undefined> {
  const [row] = await db.query<WaitingLogin>(
    `select player_id as "playerId", action, device_id as "deviceId", factor_passed as "factorPassed"
     from required_action_tokens where token_hash = $1 and used_at is null and expires_at > $2`,
    [tokenHash, now],
  );
  return row;
}

/** Uses up the token of a waiting login. Returns true for only one of two concurrent calls. */
export async function useWaitingLogin(db: Queryable, tokenHash: Buffer, now: Date): Promise<boolean> {
  const used = await db.query(
    `update required_action_tokens set used_at = $2
     where token_hash = $1 and used_at is null and expires_at > $2 returning player_id`,
    [tokenHash, now],
  );
  return used.length === 1;
}

export const passwordResets = resetLinks("password_reset_tokens");

/** Deletes expired tokens and solved captchas. */
export async function deleteExpiredTokens(db: Queryable, now: Date): Promise<void> {
  await db.query("delete from required_action_tokens where expires_at < $1", [now]);
  await db.query("delete from password_reset_tokens where expires_at < $1", [now]);
  await db.query("delete from solved_captchas where expires_at < $1", [now]);
}
