import type { Reader } from "./admission.ts";

/** The amounts that a player staked and lost in a 15-minute period, in minor units. */
export type PlayerTotal = { quarter: Date; currency: string; staked: bigint; lost: bigint };

/**
 * Starts to count a player's stakes, beginning with those made since `since`. The caller holds the lock on the player's
 * wallet, so that no stake is missed or counted twice.
 */
export async function trackPlayer(tx: Reader, playerId: string, since: Date, now: Date): Promise<void> {
  const added = await tx.query(
    `insert into wagering.tracked_player (player_id, since) values ($1, $2)
     on conflict do nothing returning player_id`,
    [playerId, now],
  );
  if (added.length === 0) return;
  await tx.query(
    `insert into wagering.player_total (player_id, quarter, currency, staked, lost)
     select $1, date_bin('15 minutes', c.at, '2000-01-01T00:00Z'), w.currency, sum(c.staked), sum(c.lost)
     from wagering.wager w, lateral (values
       (w.started_at, w.staked - w.returned, w.staked - w.returned),
       (coalesce(w.ended_at, w.changed_at), 0, -w.won - w.jackpot_won)) as c(at, staked, lost)
     where w.player_id = $1 and w.started_at >= $2 and w.grant_id is null and (c.staked <> 0 or c.lost <> 0)
     group by 2, 3`,
    [playerId, since],
  );
}

export async function listPlayerTotals(tx: Reader, playerId: string, since: Date): Promise<PlayerTotal[]> {
  const rows = await tx.query<{ quarter: Date; currency: string; staked: string; lost: string }>(
    `select quarter, currency, staked, lost from wagering.player_total
     where player_id = $1 and quarter >= $2 order by quarter`,
    [playerId, since],
  );
  return rows.map((row) => ({ ...row, staked: BigInt(row.staked), lost: BigInt(row.lost) }));
}

/** Deletes totals older than the longest window, which are no longer needed. */
export async function deleteOldTotals(tx: Reader, before: Date): Promise<void> {
  await tx.query("delete from wagering.player_total where quarter < $1", [before]);
}

/** Sums the stakes, less those returned, and the wins of all wagers that began since the given time. */
export async function sumPlaySince(
  db: Reader,
  playerId: string,
  currency: string,
  since: Date,
): Promise<{ staked: bigint; won: bigint }> {
  const [row] = await db.query<{ staked: string; won: string }>(
    `select coalesce(sum(case when grant_id is null then staked - returned else 0 end), 0)::text as staked,
       coalesce(sum(won + jackpot_won), 0)::text as won
     from wagering.wager where player_id = $1 and started_at >= $2 and currency = $3`,
    [playerId, since, currency],
  );
  return { staked: BigInt(row!.staked), won: BigInt(row!.won) };
}
