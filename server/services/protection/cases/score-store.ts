import type { HarmReason } from "@parlour/rules/harm-markers";
import type { Queryable, Transaction } from "../../../kit/database.ts";

/**
 * Sets the posting after which scoring starts. Only the first run of the service sets it, and earlier days are not
 * scored.
 */
export async function startProgress(db: Queryable): Promise<void> {
  await db.query(
    `insert into harm_progress (last_number) select coalesce(max(number), 0) from ledger.posting
     on conflict do nothing`,
  );
}

/**
 * Locks and returns the number of the last posting read; undefined while another server is reading postings.
 */
export async function lockProgress(tx: Transaction): Promise<bigint | undefined> {
  const [row] = await tx.query<{ last_number: string }>(
    "select last_number from harm_progress for update skip locked",
  );
  return row && BigInt(row.last_number);
}

export async function updateProgress(tx: Transaction, lastNumber: bigint): Promise<void> {
  await tx.query("update harm_progress set last_number = $1", [`${lastNumber}`]);
}

export type ActiveDay = { playerId: string; day: string };

export async function insertActiveDays(tx: Transaction, days: readonly ActiveDay[]): Promise<void> {
  await tx.query(
    `insert into harm_scores (player_id, day)
     select player_id, day from unnest($1::text[], $2::date[]) as active(player_id, day) on conflict do nothing`,
    [days.map(({ playerId }) => playerId), days.map(({ day }) => day)],
  );
}

/** Finds and locks a completed day whose score is missing; each server takes a different one. */
export async function lockUnscored(tx: Transaction, before: string): Promise<ActiveDay | undefined> {
  const [row] = await tx.query<ActiveDay>(
    `select player_id as "playerId", day::text as day from harm_scores
     where score is null and day < $1 order by day, player_id limit 1 for update skip locked`,
    [before],
  );
  return row;
}

type Scored = ActiveDay & { score: number; reasons: readonly HarmReason[]; now: Date };

export async function storeScore(
  tx: Transaction,
  { playerId, day, score, reasons, now }: Scored,
): Promise<void> {
  await tx.query(
    `update harm_scores set score = $3, reasons = $4, scored_at = $5 where player_id = $1 and day = $2`,
    [playerId, day, score, JSON.stringify(reasons), now],
  );
}

export async function listScoresOf(
  db: Queryable,
  playerId: string,
  limit: number,
): Promise<{ day: string; score: number; reasons: HarmReason[] }[]> {
  return await db.query(
    `select day::text as day, score, reasons from harm_scores
     where player_id = $1 and score is not null order by harm_scores.day desc limit $2`,
    [playerId, limit],
  );
}

export async function deleteOldScores(db: Queryable, before: string): Promise<void> {
  await db.query("delete from harm_scores where day < $1", [before]);
}
