import type { Queryable, Transaction } from "../../../kit/database.ts";

export type Offer = {
  currency: string;
  minimumDepositMinor: bigint;
  /** How many times the friend must stake the deposit. */
  playThrough: number;
  referrerMinor: bigint;
  friendMinor: bigint;
  credit: "CASH" | "BONUS";
  /** The wagering terms of a reward given as bonus money. */
  wageringFactor: number;
  validDays: number;
};

export type RewardRow = {
  id: string;
  role: "REFERRER" | "FRIEND";
  currency: string;
  amount_minor: string;
  credit: Offer["credit"];
  created_at: Date;
  taken_back_at: Date | null;
};

type OfferRow = {
  currency: string;
  minimum_deposit_minor: string;
  play_through: number;
  referrer_minor: string;
  friend_minor: string;
  credit: Offer["credit"];
  wagering_factor: string;
  valid_days: number;
};

export async function findOffer(db: Queryable, currency: string): Promise<Offer | undefined> {
  const [row] = await db.query<OfferRow>("select * from referral_offers where currency = $1", [currency]);
  return (
    row && {
      currency: row.currency,
      minimumDepositMinor: BigInt(row.minimum_deposit_minor),
      playThrough: row.play_through,
      referrerMinor: BigInt(row.referrer_minor),
      friendMinor: BigInt(row.friend_minor),
      credit: row.credit,
      wageringFactor: Number(row.wagering_factor),
      validDays: row.valid_days,
    }
  );
}

export type Reward = {
  id: string;
  invitationId: string;
  playerId: string;
  role: "REFERRER" | "FRIEND";
  currency: string;
  amountMinor: bigint;
  credit: Offer["credit"];
};

/**
 * Stores a reward. A second reward for the same invitation and role makes the transaction fail instead of being paid.
 */
export async function insertReward(tx: Transaction, reward: Reward, now: Date): Promise<void> {
  await tx.query(
    `insert into referral_rewards (id, invitation_id, player_id, role, currency, amount_minor, credit, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      reward.id,
      reward.invitationId,
      reward.playerId,
      reward.role,
      reward.currency,
      reward.amountMinor.toString(),
      reward.credit,
      now,
    ],
  );
}

export type PaidReward = Pick<Reward, "id" | "currency" | "credit"> & {
  player_id: string;
  amount_minor: string;
};

/**
 * Marks the rewards of an invitation as revoked. Returns those that had not been revoked before, sorted by
 * player.
 */
export async function markRevoked(tx: Transaction, invitationId: string, now: Date): Promise<PaidReward[]> {
  const rewards = await tx.query<PaidReward>(
    `update referral_rewards set taken_back_at = $2 where invitation_id = $1 and taken_back_at is null
     returning id, player_id, currency, amount_minor, credit`,
    [invitationId, now],
  );
  return rewards.sort((one, other) => (one.player_id < other.player_id ? -1 : 1));
}

type RewardQuery = { after: string | undefined; limit: number; includeRevoked: boolean };

/** Lists a player's rewards, newest first, starting after the given one. */
export async function listRewards(
  db: Queryable,
  playerId: string,
  { after, limit, includeRevoked }: RewardQuery,
): Promise<RewardRow[]> {
  return await db.query<RewardRow>(
    `select * from referral_rewards
     where player_id = $1 and ($4 or taken_back_at is null)
       and ($2::text is null
         or (created_at, id)
           < (select created_at, id from referral_rewards last where last.player_id = $1 and last.id = $2))
     order by created_at desc, id desc limit $3`,
    [playerId, after ?? null, limit, includeRevoked],
  );
}

/** Adds up a player's rewards by currency, without revoked ones. */
export async function sumRewards(
  db: Queryable,
  playerId: string,
): Promise<{ currency: string; amountMinor: bigint }[]> {
  const rows = await db.query<{ currency: string; sum: string }>(
    `select currency, sum(amount_minor)::text as sum from referral_rewards
     where player_id = $1 and taken_back_at is null group by currency order by currency`,
    [playerId],
  );
  return rows.map(({ currency, sum }) => ({ currency, amountMinor: BigInt(sum) }));
}
