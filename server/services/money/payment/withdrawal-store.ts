import type { Queryable, Transaction } from "../../../kit/database.ts";
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

export async function listWithdrawalsOf(
  db: Queryable,
  playerId: string,
  status: WithdrawalStatus | undefined,
): Promise<WithdrawalRow[]> {
  return await db.query<WithdrawalRow>(
    `select * from withdrawals where player_id = $1 and ($2::text is null or status = $2)
     order by created_at desc, id limit 200`,
    [playerId, status ?? null],
  );
}

export async function listWithdrawalsIn(db: Queryable, status: WithdrawalStatus): Promise<WithdrawalRow[]> {
  return await db.query<WithdrawalRow>(
    "select * from withdrawals where status = $1 order by created_at, id limit 200",
    [status],
  );
}

export async function updateWithdrawal(
  tx: Transaction,
  change: { id: string; status: WithdrawalStatus; decidedBy: string | null; reason: string | null },
): Promise<WithdrawalRow> {
  const [row] = await tx.query<WithdrawalRow>(
    `update withdrawals set status = $2, decided_by = coalesce($3, decided_by), reason = coalesce($4, reason)
     where id = $1 returning *`,
    [change.id, change.status, change.decidedBy, change.reason],
  );
  return row!;
}

/** Counts for the risk signals: withdrawals made before, and withdrawals since a time. */
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
