import type { Queryable, Transaction } from "../../../kit/database.ts";

export type PlayerRow = {
  player_id: string;
  affiliate_id: string | null;
  link_id: string | null;
  joined_at: Date | null;
  excluded_for: string[];
  deposit_id: string | null;
  deposit_currency: string | null;
  deposit_minor: string | null;
  cpa_month: string | null;
  cpa_minor: string | null;
  cpa_deposit_id: string | null;
  cpa_deposit_minor: string | null;
  cpa_taken_back_month: string | null;
};

/**
 * Attaches a player to an affiliate. A player's first affiliate is final. Returns the stored row, including a deposit
 * that was recorded earlier.
 */
export async function attachPlayer(
  tx: Transaction,
  player: {
    playerId: string;
    affiliateId: string;
    linkId: string;
    campaign: string;
    joinedAt: Date;
    excludedFor: readonly string[];
  },
): Promise<PlayerRow> {
  const [row] = await tx.query<PlayerRow>(
    `insert into affiliate_players as known (player_id, affiliate_id, link_id, campaign, joined_at, excluded_for)
     values ($1, $2, $3, $4, $5, $6)
     on conflict (player_id) do update set
       affiliate_id = coalesce(known.affiliate_id, excluded.affiliate_id),
       link_id = coalesce(known.link_id, excluded.link_id),
       campaign = coalesce(known.campaign, excluded.campaign),
       joined_at = coalesce(known.joined_at, excluded.joined_at),
       excluded_for = case when known.affiliate_id is null then excluded.excluded_for else known.excluded_for end
     returning *`,
    [
      player.playerId,
      player.affiliateId,
      player.linkId,
      player.campaign,
      player.joinedAt,
      player.excludedFor,
    ],
  );
  return row!;
}

/** Records the time of the first deposit and the largest one, whether or not an affiliate is known yet. */
export async function recordDeposit(
  tx: Transaction,
  deposit: { playerId: string; depositId: string; currency: string; amountMinor: bigint; at: Date },
): Promise<PlayerRow> {
  const [row] = await tx.query<PlayerRow>(
    `insert into affiliate_players as known
       (player_id, first_deposit_at, deposit_id, deposit_currency, deposit_minor)
     values ($1, $2, $3, $4, $5)
     on conflict (player_id) do update set
       first_deposit_at = least(known.first_deposit_at, excluded.first_deposit_at),
       deposit_id = case when excluded.deposit_minor > coalesce(known.deposit_minor, 0)
                    then excluded.deposit_id else known.deposit_id end,
       deposit_currency = coalesce(known.deposit_currency, excluded.deposit_currency),
       deposit_minor = greatest(known.deposit_minor, excluded.deposit_minor)
     returning *`,
    [deposit.playerId, deposit.at, deposit.depositId, deposit.currency, deposit.amountMinor.toString()],
  );
  return row!;
}

/** Serialises the events of one player's deposits across servers. */
export async function lockPlayer(tx: Transaction, playerId: string): Promise<void> {
  await tx.query(
    `insert into affiliate_players (player_id) values ($1)
     on conflict (player_id) do update set player_id = excluded.player_id`,
    [playerId],
  );
}

/** Clears a recorded deposit. A deposit that is reversed before it earned a CPA never earns one, whatever the plan. */
export async function clearDeposit(tx: Transaction, depositId: string): Promise<void> {
  await tx.query(
    `update affiliate_players set deposit_id = null, deposit_minor = null
     where deposit_id = $1 and cpa_month is null`,
    [depositId],
  );
}

export async function setCpa(
  tx: Transaction,
  cpa: { playerId: string; month: string; amountMinor: bigint; depositId: string; depositMinor: string },
): Promise<void> {
  await tx.query(
    `update affiliate_players set cpa_month = $2, cpa_minor = $3, cpa_deposit_id = $4, cpa_deposit_minor = $5
     where player_id = $1 and cpa_month is null`,
    [cpa.playerId, cpa.month, cpa.amountMinor.toString(), cpa.depositId, cpa.depositMinor],
  );
}

/** Finds the player whose deposit earned a CPA that hasn't been reversed. */
export async function lockCpaOfDeposit(tx: Transaction, depositId: string): Promise<PlayerRow | undefined> {
  const [row] = await tx.query<PlayerRow>(
    `select * from affiliate_players where cpa_deposit_id = $1 and cpa_taken_back_month is null for update`,
    [depositId],
  );
  return row;
}

export async function reverseCpa(tx: Transaction, playerId: string, month: string): Promise<void> {
  await tx.query("update affiliate_players set cpa_taken_back_month = $2 where player_id = $1", [
    playerId,
    month,
  ]);
}

/** Lists the affiliate's players who joined before the given time. */
export async function listCountedPlayers(
  db: Queryable,
  affiliateId: string,
  before: Date,
): Promise<PlayerRow[]> {
  return await db.query<PlayerRow>(
    `select * from affiliate_players
     where affiliate_id = $1 and excluded_for = '{}' and joined_at < $2 order by joined_at, player_id`,
    [affiliateId, before],
  );
}
