import type { LimitKind, LimitPeriod, OwnLimit } from "@parlour/rules/protection-limits";
import type { Queryable, Transaction } from "../../../kit/database.ts";

export type LimitSource = "PLAYER" | "OPERATOR";
export type LimitName = { kind: LimitKind; period: LimitPeriod };
/** A limit as stored. The amount is in minor units of the currency, or in seconds for TIME. */
export type StoredLimit = LimitName & OwnLimit & { source: LimitSource; currency: string };

type Row = LimitName & {
  source: LimitSource;
  amount: string;
  currency: string;
  pending_amount: string | null;
  pending_from: Date | null;
};

export async function listLimits(db: Queryable, playerId: string): Promise<StoredLimit[]> {
  const rows = await db.query<Row>(
    `select source, kind, period, amount, currency, pending_amount, pending_from from protection_limits
     where player_id = $1`,
    [playerId],
  );
  return rows.map(({ amount, pending_amount, pending_from, ...row }) => ({
    ...row,
    amount: BigInt(amount),
    pending: pending_from && {
      amount: pending_amount === null ? null : BigInt(pending_amount),
      from: pending_from,
    },
  }));
}

/** Returns whether the player has set a deposit limit for any period. */
export function hasDepositLimit(limits: readonly StoredLimit[]): boolean {
  return limits.some(({ source, kind }) => source === "PLAYER" && kind === "DEPOSIT");
}

export async function writeLimit(
  tx: Transaction,
  playerId: string,
  { source, kind, period, currency }: LimitName & { source: LimitSource; currency: string },
  limit: OwnLimit | null,
  now: Date,
): Promise<void> {
  if (limit === null) {
    await tx.query(
      "delete from protection_limits where player_id = $1 and source = $2 and kind = $3 and period = $4",
      [playerId, source, kind, period],
    );
    return;
  }
  await tx.query(
    `insert into protection_limits
       (player_id, source, kind, period, amount, currency, pending_amount, pending_from, changed_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
     on conflict (player_id, source, kind, period) do update set amount = excluded.amount,
       currency = excluded.currency, pending_amount = excluded.pending_amount,
       pending_from = excluded.pending_from, changed_at = excluded.changed_at`,
    [
      playerId,
      source,
      kind,
      period,
      limit.amount.toString(),
      currency,
      limit.pending?.amount?.toString() ?? null,
      limit.pending?.from ?? null,
      now,
    ],
  );
}

/**
 * Adds a protected player. The time zone is the first one that the player's browser reports; until then it is UTC.
 * Once reported, it is never changed, so that a new time zone cannot restart a month.
 */
export async function addProtectedPlayer(
  tx: Transaction,
  playerId: string,
  timeZone: string | null,
  now: Date,
): Promise<void> {
  await tx.query(
    `insert into protected_players as p (player_id, time_zone, is_zone_known, created_at)
     values ($1, coalesce($2, 'UTC'), $2 is not null, $3)
     on conflict (player_id) do update set time_zone = excluded.time_zone, is_zone_known = true
       where not p.is_zone_known and excluded.is_zone_known`,
    [playerId, timeZone, now],
  );
}

export async function findTimeZone(db: Queryable, playerId: string): Promise<string | undefined> {
  const [row] = await db.query<{ time_zone: string }>(
    "select time_zone from protected_players where player_id = $1",
    [playerId],
  );
  return row?.time_zone;
}

/** Locks the player's row, so that deposits are checked one after the other. */
export async function lockProtectedPlayer(tx: Transaction, playerId: string): Promise<string | undefined> {
  const [row] = await tx.query<{ time_zone: string }>(
    "select time_zone from protected_players where player_id = $1 for update",
    [playerId],
  );
  return row?.time_zone;
}

export async function noteChange(
  tx: Transaction,
  change: { playerId: string; subject: string; before: unknown; after: unknown; actor: string; at: Date },
): Promise<void> {
  const text = (value: unknown) =>
    JSON.stringify(value ?? null, (_key, part) => (typeof part === "bigint" ? part.toString() : part));
  await tx.query(
    `insert into protection_changes (player_id, subject, before, after, actor, at)
     values ($1, $2, $3, $4, $5, $6)`,
    [change.playerId, change.subject, text(change.before), text(change.after), change.actor, change.at],
  );
}
