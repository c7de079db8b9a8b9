import type { Queryable, Transaction } from "../../../kit/database.ts";

/** Locks these players in a fixed order. Returns those who take part. */
export async function lockPlayers(
  tx: Transaction,
  playerIds: readonly string[],
): Promise<ReadonlySet<string>> {
  await tx.query(
    `insert into mission_players (player_id) select id from unnest($1::text[]) as id order by id
     on conflict do nothing`,
    [playerIds],
  );
  const rows = await tx.query<{ player_id: string; opted_out_at: Date | null }>(
    "select * from mission_players where player_id = any($1) order by player_id for update",
    [playerIds],
  );
  return new Set(rows.filter(({ opted_out_at }) => opted_out_at === null).map(({ player_id }) => player_id));
}

export async function hasOptedOut(db: Queryable, playerId: string): Promise<boolean> {
  const rows = await db.query(
    "select from mission_players where player_id = $1 and opted_out_at is not null",
    [playerId],
  );
  return rows.length > 0;
}

export async function storeOptOut(tx: Transaction, playerId: string, at: Date | null): Promise<void> {
  await tx.query("update mission_players set opted_out_at = $2 where player_id = $1", [playerId, at]);
}
