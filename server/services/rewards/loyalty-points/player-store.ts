import type { Queryable, Transaction } from "../../../kit/database.ts";

export type LoyaltyRow = {
  player_id: string;
  tier_id: string;
  tier_points: string;
  window_ends_at: Date;
  excluded: boolean;
  tier_micro: string;
  points_micro: string;
};

export type NewWindow = { tierId: string; endsAt: Date };

export async function findLoyalty(db: Queryable, playerId: string): Promise<LoyaltyRow | undefined> {
  const [row] = await db.query<LoyaltyRow>("select * from loyalty_players where player_id = $1", [playerId]);
  return row;
}

export async function listTiersOf(db: Queryable, playerIds: readonly string[]): Promise<Map<string, string>> {
  const rows = await db.query<{ id: string; tier: string }>(
    "select player_id as id, tier_id as tier from loyalty_players where player_id = any($1)",
    [playerIds],
  );
  return new Map(rows.map(({ id, tier }) => [id, tier]));
}

/** Locks these players in a fixed order; new ones start with the given tier and end of their tier period. */
export async function lockLoyalty(
  tx: Transaction,
  playerIds: readonly string[],
  fresh: NewWindow,
): Promise<LoyaltyRow[]> {
  await tx.query(
    `insert into loyalty_players (player_id, tier_id, window_ends_at)
     select id, $2, $3 from unnest($1::text[]) as id order by id on conflict do nothing`,
    [playerIds, fresh.tierId, fresh.endsAt],
  );
  return await tx.query<LoyaltyRow>(
    "select * from loyalty_players where player_id = any($1) order by player_id for update",
    [playerIds],
  );
}

export type LoyaltyChange = {
  playerId: string;
  tierId: string;
  tierPoints: bigint;
  windowEndsAt: Date;
  tierMicro: bigint;
  pointsMicro: bigint;
};

export async function updateLoyalty(tx: Transaction, change: LoyaltyChange): Promise<void> {
  await tx.query(
    `update loyalty_players set tier_id = $2, tier_points = $3, window_ends_at = $4, tier_micro = $5, points_micro = $6
     where player_id = $1`,
    [
      change.playerId,
      change.tierId,
      change.tierPoints.toString(),
      change.windowEndsAt,
      change.tierMicro.toString(),
      change.pointsMicro.toString(),
    ],
  );
}

export async function setExcluded(tx: Transaction, playerId: string, excluded: boolean): Promise<void> {
  await tx.query("update loyalty_players set excluded = $2 where player_id = $1", [playerId, excluded]);
}

export async function listEndedWindows(db: Queryable, now: Date): Promise<string[]> {
  const rows = await db.query<{ player_id: string }>(
    "select player_id from loyalty_players where window_ends_at <= $1 order by player_id limit 500",
    [now],
  );
  return rows.map(({ player_id }) => player_id);
}

export async function listPlayersIn(
  db: Queryable,
  tiers: readonly string[],
  after: string,
  limit: number,
): Promise<string[]> {
  const rows = await db.query<{ player_id: string }>(
    "select player_id from loyalty_players where tier_id = any($1) and player_id > $2 order by player_id limit $3",
    [tiers, after, limit],
  );
  return rows.map(({ player_id }) => player_id);
}

/** Adds up the balances of points by tier and by the currency of the player's wallet. */
export async function sumPoints(
  db: Queryable,
  currency: string,
  brandIds: readonly string[] | null,
): Promise<{ tier: string; wallet: string | null; points: string }[]> {
  return await db.query(
    `select l.tier_id as tier, wallet.currency as wallet, sum(own.balance)::text as points
     from loyalty_players l
     join ledger.account own on own.player_id = l.player_id and own.id = 'points:' || $1 and own.balance > 0
     left join ledger.account wallet on wallet.player_id = l.player_id and wallet.kind = 'cash'
     where $2::text[] is null or player_brand(l.player_id) = any($2)
     group by l.tier_id, wallet.currency`,
    [currency, brandIds],
  );
}
