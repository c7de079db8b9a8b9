import type { Queryable } from "../../../kit/database.ts";

/**
 * The limits that a trader has set for one player. Amounts are US cents and are scaled roughly to other
 * currencies.
 */
export type PlayerLimit = {
  /** The maximum total stake of one bet, across all its lines; with null, the house limit applies. */
  maximumStake: number | null;
  /** The percentage of the house's liability limit on an outcome that this player's bets may use. */
  liabilityPercent: number;
};

export const noLimit: PlayerLimit = { maximumStake: null, liabilityPercent: 100 };

export async function readPlayerLimit(db: Queryable, playerId: string): Promise<PlayerLimit> {
  return (await readPlayerLimits(db, [playerId])).get(playerId) ?? noLimit;
}

/** Reads the limits of players; those without one are left out. */
export async function readPlayerLimits(
  db: Queryable,
  playerIds: readonly string[],
): Promise<Map<string, PlayerLimit>> {
  const rows = await db.query<{
    player_id: string;
    maximum_stake: string | null;
    liability_percent: number;
  }>(
    "select player_id, maximum_stake, liability_percent from sports.player_limit where player_id = any($1)",
    [[...playerIds]],
  );
  return new Map(
    rows.map(({ player_id, maximum_stake: stake, liability_percent: liabilityPercent }) => [
      player_id,
      { maximumStake: stake === null ? null : Number(stake), liabilityPercent },
    ]),
  );
}

/** Serialises changes to a player's limit, with an advisory lock because a player without a limit has no row. */
export async function lockPlayerLimit(db: Queryable, playerId: string): Promise<void> {
  await db.query("select pg_advisory_xact_lock(hashtextextended($1, 0))", [`sports-limit ${playerId}`]);
}

export async function writePlayerLimit(
  db: Queryable,
  playerId: string,
  { maximumStake, liabilityPercent }: PlayerLimit,
  now: Date,
): Promise<void> {
  if (maximumStake === null && liabilityPercent === 100) {
    await db.query("delete from sports.player_limit where player_id = $1", [playerId]);
    return;
  }
  await db.query(
    `insert into sports.player_limit (player_id, maximum_stake, liability_percent, changed_at) values ($1, $2, $3, $4)
     on conflict (player_id) do update set maximum_stake = $2, liability_percent = $3, changed_at = $4`,
    [playerId, maximumStake, liabilityPercent, now],
  );
}
