import type { Queryable } from "../../../kit/database.ts";

type Hashes = { passwordHash: string; pinHash: string | null };

export async function findHashes(db: Queryable, playerId: string): Promise<Hashes | undefined> {
  const [row] = await db.query<{ password_hash: string; pin_hash: string | null }>(
    "select password_hash, pin_hash from player_credentials where player_id = $1",
    [playerId],
  );
  return row && { passwordHash: row.password_hash, pinHash: row.pin_hash };
}

export async function storePasswordHash(
  db: Queryable,
  playerId: string,
  passwordHash: string,
  now: Date,
): Promise<void> {
  await db.query(
    "update player_credentials set password_hash = $2, password_changed_at = $3 where player_id = $1",
    [playerId, passwordHash, now],
  );
}

export async function storePinHash(
  db: Queryable,
  playerId: string,
  pinHash: string,
  now: Date,
): Promise<void> {
  await db.query("update player_credentials set pin_hash = $2, pin_changed_at = $3 where player_id = $1", [
    playerId,
    pinHash,
    now,
  ]);
}
