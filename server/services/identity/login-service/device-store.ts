import { createHash } from "node:crypto";
import type { Queryable } from "../../../kit/database.ts";
import { deleteInBatches } from "../../../kit/retention.ts";

/** Returns whether the player has any known device, and whether the given device is one of them. */
export async function findDevice(
  db: Queryable,
  playerId: string,
  deviceId: string | null,
): Promise<{ any: boolean; known: boolean }> {
  const [row] = await db.query<{ any: boolean; known: boolean }>(
    `select count(*) > 0 as any, coalesce(bool_or(device_hash = $2), false) as known
     from known_devices where player_id = $1`,
    [playerId, deviceId === null ? null : hashDevice(deviceId)],
  );
  return row!;
}

export async function rememberDevice(
  db: Queryable,
  playerId: string,
  deviceId: string,
  now: Date,
): Promise<void> {
  await db.query(
    `insert into known_devices (player_id, device_hash, first_seen_at, last_seen_at) values ($1, $2, $3, $3)
     on conflict (player_id, device_hash) do update set last_seen_at = excluded.last_seen_at`,
    [playerId, hashDevice(deviceId), now],
  );
}

/**
 * Deletes devices that were last used before the given time. The newest device of each player is kept,
 * because a player without any known device is neither asked for a second factor on a new device nor notified
 * of the login.
 */
export async function deleteOldDevices(db: Queryable, before: Date): Promise<number> {
  return await deleteInBatches(db, {
    table: "known_devices",
    where: `old.last_seen_at < $1 and exists (
      select from known_devices newer where newer.player_id = old.player_id
        and (newer.last_seen_at, newer.device_hash) > (old.last_seen_at, old.device_hash))`,
    before,
  });
}

/**
 * Hashes a device id. A login with the id of a known device may need no second factor, so the id is stored
 * hashed like a secret.
 */
function hashDevice(deviceId: string): Buffer {
  return createHash("sha256").update(deviceId).digest();
}

/** Returns whether the two players share a known device, or the other player has used the given device. */
export async function shareDevice(
  db: Queryable,
  one: { playerId: string; deviceId: string | null },
  otherPlayerId: string,
): Promise<boolean> {
  const [row] = await db.query<{ found: boolean }>(
    `select exists (
       select from known_devices
       where player_id = $1 and (device_hash = $2
         or device_hash in (select device_hash from known_devices where player_id = $3))) as found`,
    [otherPlayerId, one.deviceId === null ? null : hashDevice(one.deviceId), one.playerId],
  );
  return row!.found;
}
