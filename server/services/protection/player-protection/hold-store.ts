import type { Queryable, Transaction } from "../../../kit/database.ts";
import { addProtectedPlayer } from "./limit-store.ts";

/**
 * Blocks the player's stakes. The stake check may skip players who are not in `protected_players`, so the
 * player is added there.
 */
export async function holdPlay(tx: Transaction, playerId: string, now: Date): Promise<void> {
  await addProtectedPlayer(tx, playerId, null, now);
  await tx.query(
    "insert into protection_holds (player_id, since) values ($1, $2) on conflict (player_id) do nothing",
    [playerId, now],
  );
}

export async function releasePlay(db: Queryable, playerId: string): Promise<void> {
  await db.query("delete from protection_holds where player_id = $1", [playerId]);
}

/**
 * Lists players whose stakes are refused, least recently listed first, and records that they were listed. Players whose
 * check keeps failing therefore do not hold up the others.
 */
export async function listHeld(db: Queryable, limit: number, now: Date): Promise<string[]> {
  const rows = await db.query<{ player_id: string }>(
    `update protection_holds set listed_at = $2 where player_id in (
       select player_id from protection_holds order by coalesce(listed_at, since), player_id limit $1
       for update skip locked)
     returning player_id`,
    [limit, now],
  );
  return rows.map(({ player_id }) => player_id);
}
