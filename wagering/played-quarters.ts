import type { Reader } from "./admission.ts";

/**
 * The amounts that a player staked and won, in minor units, on wagers that began within the same 15-minute
 * period.
 */
export type PlayedQuarter = { at: Date; stakedMinor: bigint; wonMinor: bigint };

/**
 * Adds up what the player risked on wagers that began in a period and are no longer open. Chips brought to a poker
 * table do not count, because they can be taken away again without playing.
 */
export async function sumTurnover(db: Reader, playerId: string, from: Date, before: Date): Promise<bigint> {
  const [row] = await db.query<{ staked: string }>(
    `select coalesce(sum(staked - returned), 0)::text as staked from wagering.wager
     where player_id = $1 and started_at >= $2 and started_at < $3
       and grant_id is null and vertical <> 'poker' and state <> 'OPEN'`,
    [playerId, from, before],
  );
  return BigInt(row!.staked);
}

/**
 * Lists the 15-minute periods in which the player played. Stakes paid by a grant count as play, but their
 * amount is left out, because they are not the player's money.
 */
export async function listPlayedQuarters(
  db: Reader,
  playerId: string,
  from: Date,
  before: Date,
): Promise<PlayedQuarter[]> {
  const rows = await db.query<{ at: Date; staked: string; won: string }>(
    `select date_bin('15 minutes', started_at, '2000-01-01T00:00Z') as at,
       sum(case when grant_id is null then staked - returned else 0 end)::text as staked,
       sum(won + jackpot_won)::text as won
     from wagering.wager where player_id = $1 and started_at >= $2 and started_at < $3
     group by 1 order by 1`,
    [playerId, from, before],
  );
  return rows.map(({ at, staked, won }) => ({ at, stakedMinor: BigInt(staked), wonMinor: BigInt(won) }));
}
