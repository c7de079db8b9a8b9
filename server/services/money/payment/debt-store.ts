import type { Queryable, Transaction } from "../../../kit/database.ts";

export type DebtRow = {
  deposit_id: string;
  player_id: string;
  currency: string;
  amount_minor: string;
  collected_minor: string;
  written_off_at: Date | null;
  created_at: Date;
};

/** Returns the part of a debt that is still open; a debt that was written off has none. */
export function owedMinor(debt: DebtRow): bigint {
  return debt.written_off_at === null ? BigInt(debt.amount_minor) - BigInt(debt.collected_minor) : 0n;
}

export async function insertDebt(
  tx: Transaction,
  debt: { depositId: string; playerId: string; currency: string; amountMinor: bigint; now: Date },
): Promise<void> {
  await tx.query(
    `insert into payment_debts (deposit_id, player_id, currency, amount_minor, created_at)
     values ($1, $2, $3, $4, $5)`,
    [debt.depositId, debt.playerId, debt.currency, debt.amountMinor.toString(), debt.now],
  );
}

export async function listDebtsOf(db: Queryable, playerId: string): Promise<DebtRow[]> {
  return await db.query<DebtRow>(
    "select * from payment_debts where player_id = $1 order by created_at, deposit_id",
    [playerId],
  );
}

export async function listDebts(db: Queryable, depositIds: readonly string[]): Promise<DebtRow[]> {
  if (depositIds.length === 0) return [];
  return await db.query<DebtRow>("select * from payment_debts where deposit_id = any($1)", [[...depositIds]]);
}

export async function findDebt(db: Queryable, depositId: string): Promise<DebtRow | undefined> {
  const [row] = await db.query<DebtRow>("select * from payment_debts where deposit_id = $1", [depositId]);
  return row;
}

export async function sumOwed(db: Queryable, playerId: string): Promise<bigint> {
  return (await listDebtsOf(db, playerId)).reduce((sum, debt) => sum + owedMinor(debt), 0n);
}

export async function addCollected(tx: Transaction, depositId: string, amountMinor: bigint): Promise<void> {
  await tx.query("update payment_debts set collected_minor = collected_minor + $2 where deposit_id = $1", [
    depositId,
    amountMinor.toString(),
  ]);
}

export async function writeOffDebt(
  tx: Transaction,
  depositId: string,
  { by, now }: { by: string; now: Date },
): Promise<void> {
  await tx.query("update payment_debts set written_off_by = $2, written_off_at = $3 where deposit_id = $1", [
    depositId,
    by,
    now,
  ]);
}
