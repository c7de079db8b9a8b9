import type { Queryable } from "../../../kit/database.ts";

export async function findJoinedAt(db: Queryable, playerId: string): Promise<Date | undefined> {
  const [row] = await db.query<{ created_at: Date }>("select created_at from players where id = $1", [
    playerId,
  ]);
  return row?.created_at;
}
