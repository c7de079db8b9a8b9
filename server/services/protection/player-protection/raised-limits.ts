import type { Queryable } from "../../../kit/database.ts";

/** Counts the player's requests to raise or remove a limit; operators' limits and breaks don't count. */
export async function countRaisedLimits(
  db: Queryable,
  playerId: string,
  from: Date,
  before: Date,
): Promise<number> {
  const [row] = await db.query<{ count: number }>(
    `select count(*)::int as count from protection_changes
     where player_id = $1 and at >= $2 and at < $3 and subject like 'PLAYER %'
       and after -> 'pending' <> 'null'::jsonb`,
    [playerId, from, before],
  );
  return row!.count;
}
