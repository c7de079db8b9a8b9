import type { RuleEvaluation } from "@parlour/contracts/entities/withdrawal-policy";
import type { DeclineReason } from "@parlour/contracts/enumerations";
import type { Queryable, Transaction } from "../../../kit/database.ts";
import { listOrder } from "../../../kit/pages.ts";
import type { WithdrawalStatus } from "./machines.ts";

export type WithdrawalRow = {
  id: string;
  player_id: string;
  method: string;
  method_kind: string;
  provider: string;
  currency: string;
  amount_minor: string;
  fee_minor: string;
  target: string;
  target_label: string;
  status: WithdrawalStatus;
  signals: string[];
  decided_by: string | null;
  reason: string | null;
  decline_reason: DeclineReason | null;
  /** When the provider was first asked to pay. */
  payout_requested_at: Date | null;
  /** The operator who gave the first of two approvals, and when. */
  first_approved_by: string | null;
  first_approved_name: string | null;
  first_approved_at: Date | null;
  /** The result of the approval rules; null until they have been applied. */
  evaluation: RuleEvaluation | null;
  created_at: Date;
};

export type NewWithdrawal = Pick<
  WithdrawalRow,
  | "id"
  | "player_id"
  | "method"
  | "method_kind"
  | "provider"
  | "currency"
  | "target"
  | "target_label"
  | "signals"
> & { amountMinor: bigint; feeMinor: bigint; now: Date };

export async function insertWithdrawal(tx: Transaction, withdrawal: NewWithdrawal): Promise<WithdrawalRow> {
  const [row] = await tx.query<WithdrawalRow>(
    `insert into withdrawals (id, player_id, method, method_kind, provider, currency, amount_minor, fee_minor, target,
                              target_label, status, signals, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, 'PENDING', $11, $12) returning *`,
    [
      withdrawal.id,
      withdrawal.player_id,
      withdrawal.method,
      withdrawal.method_kind,
      withdrawal.provider,
      withdrawal.currency,
      withdrawal.amountMinor.toString(),
      withdrawal.feeMinor.toString(),
      withdrawal.target,
      withdrawal.target_label,
      withdrawal.signals,
      withdrawal.now,
    ],
  );
  return row!;
}

export async function findWithdrawal(db: Queryable, id: string): Promise<WithdrawalRow | undefined> {
  const [row] = await db.query<WithdrawalRow>("select * from withdrawals where id = $1", [id]);
  return row;
}

export async function lockWithdrawal(tx: Transaction, id: string): Promise<WithdrawalRow | undefined> {
  const [row] = await tx.query<WithdrawalRow>("select * from withdrawals where id = $1 for update", [id]);
  return row;
}

const unsent = `select * from withdrawals where player_id = $1 and currency = $2
  and (status = 'PENDING' or (status = 'APPROVED' and payout_requested_at is null)) order by id`;

/** Lists the withdrawals whose money is still held and that no provider was asked to pay. */
export async function listUnsentWithdrawals(
  tx: Transaction,
  playerId: string,
  currency: string,
): Promise<WithdrawalRow[]> {
  return await tx.query<WithdrawalRow>(unsent, [playerId, currency]);
}

export async function lockUnsentWithdrawals(
  tx: Transaction,
  playerId: string,
  currency: string,
): Promise<WithdrawalRow[]> {
  return await tx.query<WithdrawalRow>(`${unsent} for update`, [playerId, currency]);
}

export async function lockApprovedUnsent(tx: Transaction, playerId: string): Promise<WithdrawalRow[]> {
  return await tx.query<WithdrawalRow>(
    `select * from withdrawals where player_id = $1 and status = 'APPROVED' and payout_requested_at is null
      order by id for update`,
    [playerId],
  );
}

export async function addSignal(tx: Transaction, id: string, signal: string): Promise<void> {
  await tx.query(
    `update withdrawals set signals = array_append(signals, $2) where id = $1 and not signals @> array[$2]`,
    [id, signal],
  );
}

/** Marks an approved withdrawal as sent to its provider and returns it; undefined when it is no longer approved. */
export async function markPayoutRequested(
  db: Queryable,
  id: string,
  now: Date,
): Promise<WithdrawalRow | undefined> {
  const [row] = await db.query<WithdrawalRow>(
    `update withdrawals set payout_requested_at = coalesce(payout_requested_at, $2)
     where id = $1 and status = 'APPROVED' returning *`,
    [id, now],
  );
  return row;
}

/** Lists a player's withdrawals, newest first, starting after the given one. */
export async function listWithdrawalsOf(
  db: Queryable,
  playerId: string,
  {
    status,
    after,
    limit,
  }: { status: WithdrawalStatus | undefined; after: string | undefined; limit: number },
): Promise<WithdrawalRow[]> {
  return await db.query<WithdrawalRow>(
    `select * from withdrawals
     where player_id = $1 and ($2::text is null or status = $2)
       and ($3::text is null
         or (created_at, id)
           < (select created_at, id from withdrawals last where last.player_id = $1 and last.id = $3))
     order by created_at desc, id desc limit $4`,
    [playerId, status ?? null, after ?? null, limit],
  );
}

/** Lists all pending withdrawals of a player, however many there are. */
export async function listPendingOf(db: Queryable, playerId: string): Promise<{ id: string }[]> {
  return await db.query<{ id: string }>(
    "select id from withdrawals where player_id = $1 and status = 'PENDING' order by created_at desc, id",
    [playerId],
  );
}

/** Lists withdrawals, starting after the given one: pending ones oldest first, others newest first. */
export async function listWithdrawalsIn(
  db: Queryable,
  filter: {
    status: WithdrawalStatus | "ALL";
    /** Limits the list to the withdrawals of these players, and also includes the withdrawal with this id. */
    sought?: { id: string; playerIds: readonly string[] } | undefined;
    after: string | undefined;
    limit: number;
  },
): Promise<WithdrawalRow[]> {
  const { after, direction } = listOrder(filter.status === "PENDING");
  return await db.query<WithdrawalRow>(
    `select * from withdrawals
      where ($1 = 'ALL' or status = $1)
        and ($4::text is null or id = $4 or player_id = any($5::text[]))
        and ($2::text is null
          or (created_at, id) ${after} (select created_at, id from withdrawals last where last.id = $2))
      order by created_at ${direction}, id ${direction} limit $3`,
    [
      filter.status,
      filter.after ?? null,
      filter.limit,
      filter.sought?.id ?? null,
      filter.sought?.playerIds ?? null,
    ],
  );
}

export async function updateWithdrawal(
  tx: Transaction,
  change: Pick<WithdrawalRow, "id" | "status" | "reason" | "decline_reason"> & { decidedBy: string | null },
): Promise<WithdrawalRow> {
  const [row] = await tx.query<WithdrawalRow>(
    // A withdrawal that comes back to the queue needs both approvals again.
    `update withdrawals set status = $2, decided_by = coalesce($3, decided_by), reason = coalesce($4, reason),
       decline_reason = $5,
       first_approved_by = case when $2 <> 'PENDING' then first_approved_by end,
       first_approved_name = case when $2 <> 'PENDING' then first_approved_name end,
       first_approved_at = case when $2 <> 'PENDING' then first_approved_at end
     where id = $1 returning *`,
    [change.id, change.status, change.decidedBy, change.reason, change.decline_reason],
  );
  return row!;
}

export async function storeFirstApproval(
  tx: Transaction,
  id: string,
  { operator, at }: { operator: { id: string; name: string }; at: Date },
): Promise<WithdrawalRow> {
  const [row] = await tx.query<WithdrawalRow>(
    `update withdrawals set first_approved_by = $2, first_approved_name = $3, first_approved_at = $4
     where id = $1 returning *`,
    [id, operator.id, operator.name, at],
  );
  return row!;
}

export async function storeEvaluation(
  tx: Transaction,
  id: string,
  evaluation: RuleEvaluation,
): Promise<void> {
  await tx.query("update withdrawals set evaluation = $2 where id = $1", [id, JSON.stringify(evaluation)]);
}

/** Counts a player's withdrawals for the risk signals: those that were paid, and those requested since a given time. */
export async function countWithdrawals(
  tx: Transaction,
  playerId: string,
  since: Date,
): Promise<{ paid: number; recent: number }> {
  const [row] = await tx.query<{ paid: number; recent: number }>(
    `select count(*) filter (where status = 'PAID')::int as paid,
            count(*) filter (where created_at >= $2)::int as recent
     from withdrawals where player_id = $1`,
    [playerId, since],
  );
  return row!;
}

export async function findPlayerOfWithdrawal(db: Queryable, id: string): Promise<string | undefined> {
  const [row] = await db.query<{ player_id: string }>("select player_id from withdrawals where id = $1", [
    id,
  ]);
  return row?.player_id;
}
