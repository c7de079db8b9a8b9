import type { Queryable } from "../../../kit/database.ts";

type RealityCheckRow = {
  /** The interval that the player has chosen, in minutes; null if they have chosen none. */
  interval_minutes: number | null;
  acknowledged_at: Date | null;
};

export async function findRealityCheck(
  db: Queryable,
  playerId: string,
): Promise<RealityCheckRow | undefined> {
  const [row] = await db.query<RealityCheckRow>(
    "select interval_minutes, acknowledged_at from protection_reality_checks where player_id = $1",
    [playerId],
  );
  return row;
}

/** Changes the interval of reality checks, which starts again from now. */
export async function writeRealityCheck(
  db: Queryable,
  playerId: string,
  intervalMinutes: number | null,
  now: Date,
): Promise<void> {
  await db.query(
    `insert into protection_reality_checks (player_id, interval_minutes, acknowledged_at) values ($1, $2, $3)
     on conflict (player_id) do update
       set interval_minutes = excluded.interval_minutes, acknowledged_at = excluded.acknowledged_at`,
    [playerId, intervalMinutes, now],
  );
}

export async function acknowledge(db: Queryable, playerId: string, now: Date): Promise<void> {
  await db.query(
    `insert into protection_reality_checks (player_id, interval_minutes, acknowledged_at) values ($1, null, $2)
     on conflict (player_id) do update set acknowledged_at = excluded.acknowledged_at`,
    [playerId, now],
  );
}
