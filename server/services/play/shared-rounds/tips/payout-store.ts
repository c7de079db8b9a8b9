import type { Queryable, Transaction } from "@parlour/server/kit/database";
import type { Days } from "./tip-store.ts";

export type TipPayout = Days & {
  id: string;
  dealerId: string;
  dealerName: string;
  currency: string;
  amountMinor: bigint;
  tips: number;
  paidAt: Date;
  paidBy: string;
  reason: string;
};
type PayoutRow = Omit<TipPayout, "amountMinor"> & { amountMinor: string };

const columns = `id, dealer_id as "dealerId", dealer_name as "dealerName", currency, amount_minor::text as "amountMinor",
  tips, first_day::text as "from", last_day::text as "to", paid_at as "paidAt", paid_by as "paidBy", reason`;

const toPayout = (row: PayoutRow): TipPayout => ({ ...row, amountMinor: BigInt(row.amountMinor) });

export async function findPayout(db: Queryable, id: string): Promise<TipPayout | undefined> {
  const rows = await db.query<PayoutRow>(`select ${columns} from dealer_tip_payouts where id = $1`, [id]);
  return rows[0] && toPayout(rows[0]);
}

/** Stores a payout. Returns false if its id is taken. */
export async function insertPayout(tx: Transaction, payout: TipPayout): Promise<boolean> {
  const rows = await tx.query(
    `insert into dealer_tip_payouts
       (id, dealer_id, dealer_name, currency, amount_minor, tips, first_day, last_day, paid_at, paid_by, reason)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) on conflict do nothing returning id`,
    [
      payout.id,
      payout.dealerId,
      payout.dealerName,
      payout.currency,
      payout.amountMinor.toString(),
      payout.tips,
      payout.from,
      payout.to,
      payout.paidAt,
      payout.paidBy,
      payout.reason,
    ],
  );
  return rows.length > 0;
}

/** Lists payouts, newest first, starting after the given one. */
export async function listPayouts(
  db: Queryable,
  { after, limit }: { after: string | undefined; limit: number },
): Promise<TipPayout[]> {
  const rows = await db.query<PayoutRow>(
    `select ${columns} from dealer_tip_payouts
     where $1::uuid is null
        or (paid_at, id) < (select paid_at, id from dealer_tip_payouts last where last.id = $1)
     order by paid_at desc, id desc limit $2`,
    [after ?? null, limit],
  );
  return rows.map(toPayout);
}
