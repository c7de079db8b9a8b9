import type { Queryable } from "../../../kit/database.ts";

/** Returns whether two players requested withdrawals to the same target. */
export async function sharePayoutTarget(
  db: Queryable,
  onePlayerId: string,
  otherPlayerId: string,
): Promise<boolean> {
  const [row] = await db.query<{ found: boolean }>(
    `select exists (
       select from withdrawals one join withdrawals other using (target)
       where one.player_id = $1 and other.player_id = $2) as found`,
    [onePlayerId, otherPlayerId],
  );
  return row!.found;
}
