import type { BonusStatus, BonusType } from "@parlour/contracts/bonuses";
import type { LocalText } from "@parlour/contracts/entities/offer-plan";
import type { Queryable, Transaction } from "../../../kit/database.ts";
import type { StoredTerms } from "./stored-terms.ts";

export type BonusRow = {
  id: string;
  player_id: string;
  offer_id: string | null;
  grant_id: string | null;
  type: BonusType;
  name: LocalText;
  terms: StoredTerms;
  status: BonusStatus;
  currency: string;
  amount_minor: string;
  required_minor: string;
  done_hundredths: string;
  loss_minor: string;
  deposit_id: string | null;
  deposit_minor: string;
  converted_minor: string;
  created_at: Date;
  claim_until: Date;
  activated_at: Date | null;
  expires_at: Date | null;
  warned_at: Date | null;
  ended_at: Date | null;
};

export type NewBonusRow = Pick<
  BonusRow,
  | "id"
  | "player_id"
  | "offer_id"
  | "grant_id"
  | "type"
  | "name"
  | "terms"
  | "currency"
  | "created_at"
  | "claim_until"
>;

/** Serialises everything about one player's bonuses across servers. */
export async function lockPlayer(tx: Transaction, playerId: string): Promise<{ hasDeposited: boolean }> {
  await tx.query("insert into bonus_players (player_id) values ($1) on conflict do nothing", [playerId]);
  const [row] = await tx.query<{ hasDeposited: boolean }>(
    `select has_deposited as "hasDeposited" from bonus_players where player_id = $1 for update`,
    [playerId],
  );
  return row!;
}

export async function recordDeposit(tx: Transaction, playerId: string): Promise<void> {
  await tx.query("update bonus_players set has_deposited = true where player_id = $1", [playerId]);
}

export async function hasDeposited(db: Queryable, playerId: string): Promise<boolean> {
  const rows = await db.query("select 1 from bonus_players where player_id = $1 and has_deposited", [
    playerId,
  ]);
  return rows.length > 0;
}

export async function insertBonus(tx: Transaction, bonus: NewBonusRow): Promise<BonusRow> {
  const [row] = await tx.query<BonusRow>(
    `insert into bonuses (id, player_id, offer_id, grant_id, type, name, terms, status, currency, created_at, claim_until)
     values ($1, $2, $3, $4, $5, $6, $7, 'OPTED_IN', $8, $9, $10) returning *`,
    [
      bonus.id,
      bonus.player_id,
      bonus.offer_id,
      bonus.grant_id,
      bonus.type,
      JSON.stringify(bonus.name),
      JSON.stringify(bonus.terms),
      bonus.currency,
      bonus.created_at,
      bonus.claim_until,
    ],
  );
  return row!;
}

export type BonusChange = Partial<{
  status: BonusStatus;
  amount_minor: bigint;
  required_minor: bigint;
  done_hundredths: bigint;
  loss_minor: bigint;
  deposit_id: string;
  deposit_minor: bigint;
  converted_minor: bigint;
  activated_at: Date;
  expires_at: Date;
  warned_at: Date;
  ended_at: Date;
}>;

export async function updateBonus(tx: Transaction, id: string, change: BonusChange): Promise<BonusRow> {
  const entries = Object.entries(change);
  const columns = entries.map(([column], index) => `${column} = $${index + 2}`).join(", ");
  const values = entries.map(([, value]) => (typeof value === "bigint" ? value.toString() : value));
  const [row] = await tx.query<BonusRow>(`update bonuses set ${columns} where id = $1 returning *`, [
    id,
    ...values,
  ]);
  return row!;
}

export async function findBonus(db: Queryable, id: string): Promise<BonusRow | undefined> {
  const [row] = await db.query<BonusRow>("select * from bonuses where id = $1", [id]);
  return row;
}

const over = "('CONVERTED', 'LOST', 'FORFEITED', 'EXPIRED', 'CANCELLED')";

export type BonusPage = { after: string | undefined; limit: number | undefined };

const mostAtOnce = 100;

const rank = `case when status = 'ACTIVE' then 2 when status in ${over} then 0 else 1 end`;
const latest = "coalesce(ended_at, created_at)";

/** Lists a player's bonuses, starting after the given one: the active one first, and ended ones last. */
export async function listBonusesOf(
  db: Queryable,
  playerId: string,
  { after, limit = mostAtOnce }: BonusPage,
): Promise<BonusRow[]> {
  return await db.query<BonusRow>(
    `select * from bonuses
     where player_id = $1
       and ($2::text is null
         or (${rank}, ${latest}, id)
           < (select ${rank}, ${latest}, id from bonuses where player_id = $1 and id = $2))
     order by ${rank} desc, ${latest} desc, id desc limit $3`,
    [playerId, after ?? null, limit],
  );
}

/** Lists a player's bonuses that haven't ended, oldest first. */
export async function listRunning(db: Queryable, playerId: string): Promise<BonusRow[]> {
  return await db.query<BonusRow>(
    `select * from bonuses where player_id = $1 and status not in ${over} order by created_at, id`,
    [playerId],
  );
}

/**
 * Returns which of the given players have a bonus that their rounds can change, in the order in which players
 * are locked.
 */
export async function listAffected(
  db: Queryable,
  playerIds: readonly string[],
  spinsIds: readonly string[],
): Promise<string[]> {
  const rows = await db.query<{ player_id: string }>(
    `select distinct player_id from bonuses
     where player_id = any($1) and (status in ('OPTED_IN', 'SPINNING', 'ACTIVE') or id = any($2))
     order by player_id`,
    [playerIds, spinsIds],
  );
  return rows.map(({ player_id }) => player_id);
}

export async function findForDeposit(db: Queryable, depositId: string): Promise<BonusRow | undefined> {
  const [row] = await db.query<BonusRow>("select * from bonuses where deposit_id = $1", [depositId]);
  return row;
}

/** Lists bonuses that have expired or need a warning, earliest expiry first. */
export async function listDue(
  db: Queryable,
  now: Date,
  warnBefore: Date,
): Promise<{ id: string; player_id: string }[]> {
  return await db.query(
    `select id, player_id from bonuses
     where status = 'ACTIVE' and (expires_at <= $1 or expires_at <= $2 and warned_at is null)
        or status in ('OPTED_IN', 'SPINNING') and claim_until <= $1
        or status = 'SPINNING' and claim_until <= $2 and warned_at is null
     order by coalesce(expires_at, claim_until), id limit 500`,
    [now, warnBefore],
  );
}

export async function listOfGrant(
  db: Queryable,
  grantId: string,
): Promise<{ id: string; player_id: string }[]> {
  return await db.query(
    `select id, player_id from bonuses where grant_id = $1 and status not in ${over} order by player_id`,
    [grantId],
  );
}

/** Counts how often the player has claimed each offer, without cancelled claims and operators' grants. */
export async function countPlayerClaims(db: Queryable, playerId: string): Promise<Map<string, number>> {
  const rows = await db.query<{ offer_id: string; count: number }>(
    `select offer_id, count(*)::int as count from bonuses
     where player_id = $1 and offer_id is not null and grant_id is null and status <> 'CANCELLED' group by offer_id`,
    [playerId],
  );
  return new Map(rows.map(({ offer_id, count }) => [offer_id, count]));
}

export async function isDepositRevoked(tx: Transaction, depositId: string): Promise<boolean> {
  const rows = await tx.query("select 1 from bonus_revoked_deposits where deposit_id = $1", [depositId]);
  return rows.length > 0;
}

export async function storeRevokedDeposit(tx: Transaction, depositId: string, now: Date): Promise<void> {
  await tx.query(
    "insert into bonus_revoked_deposits (deposit_id, at) values ($1, $2) on conflict do nothing",
    [depositId, now],
  );
}

export async function listBonusNames(
  db: Queryable,
  playerId: string,
  ids: readonly string[],
): Promise<Pick<BonusRow, "id" | "offer_id" | "name">[]> {
  return await db.query("select id, offer_id, name from bonuses where player_id = $1 and id = any($2)", [
    playerId,
    ids,
  ]);
}
