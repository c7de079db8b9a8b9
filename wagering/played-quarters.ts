import type { Reader } from "./admission.ts";

/** What a player staked and won with the wagers that began in a quarter of an hour, in minor units. */
export type PlayedQuarter = { at: Date; stakedMinor: bigint; wonMinor: bigint };

/** Stakes that a grant paid are play, but not the player's money. */
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
