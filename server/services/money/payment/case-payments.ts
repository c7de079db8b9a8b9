import type { CasePayment } from "@parlour/rules/case-rules";
import type { Queryable } from "../../../kit/database.ts";

/**
 * Lists a player's credited deposits and requested withdrawals since a given time, oldest first; the payment with this
 * id is included regardless of its time.
 */
export async function listCasePayments(
  db: Queryable,
  playerId: string,
  from: Date,
  id?: string,
): Promise<CasePayment[]> {
  const rows = await db.query<Omit<CasePayment, "amountMinor"> & { amount: string }>(
    `select id, 'DEPOSIT' as kind, created_at as at, currency, amount_minor::text as amount from deposits
     where player_id = $1 and (created_at >= $2 or id = $3) and status in ('COMPLETED', 'REVERSED')
     union all
     select id, 'WITHDRAWAL', created_at, currency, amount_minor::text from withdrawals
     where player_id = $1 and (created_at >= $2 or id = $3) and status not in ('DECLINED', 'CANCELLED')
     order by at, id`,
    [playerId, from, id ?? null],
  );
  return rows.map(({ amount, ...row }) => ({ ...row, amountMinor: BigInt(amount) }));
}
