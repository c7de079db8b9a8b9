import type { InvitationState } from "@parlour/contracts/enumerations";
import type { Queryable, Transaction } from "../../../kit/database.ts";

export type FriendState = Exclude<InvitationState, "VISITED">;

export type FriendRow = {
  player_id: string;
  id: string | null;
  referrer_id: string | null;
  name: string | null;
  sharing_method: string | null;
  state: FriendState | null;
  refused_for: string[];
  deposit_currency: string | null;
  deposit_minor: string | null;
  joined_at: Date | null;
  changed_at: Date | null;
};

type NewFriend = {
  playerId: string;
  id: string;
  referrerId: string;
  name: string;
  sharingMethod: string;
  refusedFor: readonly string[];
  joinedAt: Date;
};

/** Attaches a friend to a referrer. Returns the stored row, including a deposit that was recorded earlier. */
export async function attachFriend(tx: Transaction, friend: NewFriend): Promise<FriendRow> {
  const [row] = await tx.query<FriendRow>(
    `insert into referral_friends as known
       (player_id, id, referrer_id, name, sharing_method, state, refused_for, joined_at, changed_at)
     values ($1, $2, $3, $4, $5, case when cardinality($6::text[]) > 0 then 'REFUSED' else 'JOINED' end, $6, $7, $7)
     on conflict (player_id) do update set
       id = excluded.id, referrer_id = excluded.referrer_id, name = excluded.name,
       sharing_method = excluded.sharing_method, state = excluded.state, refused_for = excluded.refused_for,
       joined_at = excluded.joined_at, changed_at = excluded.changed_at
     where known.referrer_id is null
     returning *`,
    [
      friend.playerId,
      friend.id,
      friend.referrerId,
      friend.name,
      friend.sharingMethod,
      friend.refusedFor,
      friend.joinedAt,
    ],
  );
  if (!row) throw new Error(`${friend.playerId} was invited before`);
  return row;
}

/** Records the largest deposit, whether or not a referrer is known yet. */
export async function recordDeposit(
  tx: Transaction,
  deposit: { playerId: string; currency: string; amountMinor: bigint },
): Promise<FriendRow> {
  const [row] = await tx.query<FriendRow>(
    `insert into referral_friends as known (player_id, deposit_currency, deposit_minor) values ($1, $2, $3)
     on conflict (player_id) do update set
       deposit_currency = excluded.deposit_currency,
       deposit_minor = greatest(known.deposit_minor, excluded.deposit_minor)
     returning *`,
    [deposit.playerId, deposit.currency, deposit.amountMinor.toString()],
  );
  return row!;
}

/**
 * Lists friends whose deposit earns a reward and who have wagered it as often as the offer requires. With `playerId`,
 * checks only that friend.
 */
export async function listPlayedThrough(
  db: Queryable,
  { playerId = null, limit }: { playerId?: string | null; limit: number },
): Promise<string[]> {
  // Open wagers don't count yet, because they may be voided or cashed out. Chips at a poker table are not stakes.
  const rows = await db.query<{ player_id: string }>(
    `select player_id from referral_friends f
     join referral_offers o on o.currency = f.deposit_currency and f.deposit_minor >= o.minimum_deposit_minor
     where f.state in ('JOINED', 'DEPOSITED') and ($1::text is null or player_id = $1)
       and o.play_through * f.deposit_minor <= (
         select coalesce(sum(w.staked - w.returned), 0) from wagering.wager w
         where w.player_id = f.player_id and w.currency = f.deposit_currency and w.state <> 'OPEN'
           and w.grant_id is null and w.vertical <> 'poker')
     order by player_id limit $2`,
    [playerId, limit],
  );
  return rows.map((row) => row.player_id);
}

/** Serialises the events of one player's deposits across servers. */
export async function lockFriend(tx: Transaction, playerId: string): Promise<FriendRow> {
  const [row] = await tx.query<FriendRow>(
    `insert into referral_friends (player_id) values ($1)
     on conflict (player_id) do update set player_id = excluded.player_id returning *`,
    [playerId],
  );
  return row!;
}

/** Undoes a recorded deposit. Does nothing for unknown players. */
export async function clearDeposit(tx: Transaction, playerId: string): Promise<FriendRow | undefined> {
  const [row] = await tx.query<FriendRow>(
    `update referral_friends set deposit_currency = null, deposit_minor = null where player_id = $1 returning *`,
    [playerId],
  );
  return row;
}

export async function setFriendState(
  tx: Transaction,
  change: { playerId: string; state: FriendState; refusedFor?: readonly string[]; now: Date },
): Promise<void> {
  await tx.query(
    "update referral_friends set state = $2, refused_for = $3, changed_at = $4 where player_id = $1",
    [change.playerId, change.state, change.refusedFor ?? [], change.now],
  );
}

/** A position in a list of invitations that is sorted by the time of their latest change. */
export type InvitationPlace = { at: Date; id: string };
export type InvitationQuery = { before: InvitationPlace | undefined; limit: number };

/** Lists the friends of a referrer, latest change first, starting after the given position. */
export async function listFriends(
  db: Queryable,
  referrerId: string,
  { before, limit }: InvitationQuery,
): Promise<FriendRow[]> {
  return await db.query<FriendRow>(
    `select * from referral_friends
     where referrer_id = $1 and ($2::timestamptz is null or (changed_at, id collate "C") < ($2, $3))
     order by changed_at desc, id collate "C" desc limit $4`,
    [referrerId, before?.at ?? null, before?.id ?? null, limit],
  );
}

/** Finds the player's own referral record; undefined if no one referred them. */
export async function findFriend(db: Queryable, playerId: string): Promise<FriendRow | undefined> {
  const [row] = await db.query<FriendRow>(
    "select * from referral_friends where player_id = $1 and referrer_id is not null",
    [playerId],
  );
  return row;
}

/** Counts the friends who have joined, and those of them who have not earned a reward yet. */
export async function countFriends(
  db: Queryable,
  referrerId: string,
): Promise<{ joined: number; waiting: number }> {
  const [row] = await db.query<{ joined: number; waiting: number }>(
    `select count(*)::int as joined, count(*) filter (where state in ('JOINED', 'DEPOSITED'))::int as waiting
     from referral_friends where referrer_id = $1 and state <> 'REFUSED'`,
    [referrerId],
  );
  return row!;
}
