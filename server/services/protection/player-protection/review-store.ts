import type { Queryable, Transaction } from "../../../kit/database.ts";
import { addProtectedPlayer } from "./limit-store.ts";

/**
 * Holds an account for review. The checks of stakes and deposits may skip players who are not in
 * `protected_players`, so the player is added there.
 */
export async function holdForReview(tx: Transaction, playerId: string, now: Date): Promise<void> {
  await addProtectedPlayer(tx, playerId, null, now);
  await tx.query(
    "insert into protection_reviews (player_id, since) values ($1, $2) on conflict (player_id) do nothing",
    [playerId, now],
  );
}

export async function endReview(tx: Transaction, playerId: string): Promise<void> {
  await tx.query("delete from protection_reviews where player_id = $1", [playerId]);
}

export async function isUnderReview(db: Queryable, playerId: string): Promise<boolean> {
  const rows = await db.query("select from protection_reviews where player_id = $1", [playerId]);
  return rows.length > 0;
}
