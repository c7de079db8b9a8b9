import type { Queryable } from "../../../kit/database.ts";

export type Checkpoint = { number: bigint; totalMinor: bigint };

/**
 * Finds the latest stored total of a player's postings, at or before a posting number; zero if none is
 * stored.
 */
export async function findCheckpoint(db: Queryable, playerId: string, before: bigint): Promise<Checkpoint> {
  const [row] = await db.query<{ number: string; total: string }>(
    `select number, total from statement_checkpoints
     where player_id = $1 and number <= $2 order by number desc limit 1`,
    [playerId, `${before}`],
  );
  return row ? { number: BigInt(row.number), totalMinor: BigInt(row.total) } : { number: 0n, totalMinor: 0n };
}

/** Stores a total. Two servers may store the same one at the same time. */
export async function insertCheckpoint(
  db: Queryable,
  playerId: string,
  { number, totalMinor }: Checkpoint,
): Promise<void> {
  await db.query(
    `insert into statement_checkpoints (player_id, number, total) values ($1, $2, $3) on conflict do nothing`,
    [playerId, `${number}`, `${totalMinor}`],
  );
}
