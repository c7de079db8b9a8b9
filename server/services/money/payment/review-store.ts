import type { Queryable } from "../../../kit/database.ts";
import type { WithdrawalRow } from "./withdrawal-store.ts";

export type PaymentFacts = {
  lastDepositMinor: string | null;
  lastDepositMethod: string | null;
  lastDepositAt: Date | null;
  depositsWithMethod: number;
  paidToTarget: number;
  depositsMinor: string;
  depositCount: number;
  paidMinor: string;
  paidCount: number;
};

/** Reads the player's payments in the currency of the withdrawal. The indexes by player make this fast. */
export async function readPaymentFacts(
  db: Queryable,
  { player_id, currency, method, target, id }: WithdrawalRow,
): Promise<PaymentFacts> {
  const [row] = await db.query<PaymentFacts>(
    `select last.amount_minor::text as "lastDepositMinor", last.method as "lastDepositMethod",
       last.created_at as "lastDepositAt", d.with_method as "depositsWithMethod", w.to_target as "paidToTarget",
       d.sum as "depositsMinor", d.count as "depositCount", w.sum as "paidMinor", w.count as "paidCount"
     from (select coalesce(sum(amount_minor), 0)::text as sum, count(*)::int as count,
             count(*) filter (where method = $3)::int as with_method
           from deposits where player_id = $1 and currency = $2 and status = 'COMPLETED') d
     cross join (select coalesce(sum(amount_minor), 0)::text as sum, count(*)::int as count,
                   count(*) filter (where target = $4)::int as to_target
                 from withdrawals where player_id = $1 and currency = $2 and status = 'PAID' and id <> $5) w
     left join lateral (select amount_minor, method, created_at from deposits
                        where player_id = $1 and currency = $2 and status = 'COMPLETED'
                        order by created_at desc limit 1) last on true`,
    [player_id, currency, method, target, id],
  );
  return row!;
}

export async function listEarlier(
  db: Queryable,
  { player_id, id }: WithdrawalRow,
  limit: number,
): Promise<WithdrawalRow[]> {
  return await db.query<WithdrawalRow>(
    "select * from withdrawals where player_id = $1 and id <> $2 order by created_at desc, id desc limit $3",
    [player_id, id, limit],
  );
}

type Step = { from: string; to: string; event: string; actor: string; reason: string | null; at: Date };

export async function listSteps(db: Queryable, paymentId: string): Promise<Step[]> {
  return await db.query<Step>(
    `select from_status as "from", to_status as "to", event, actor, reason, at from payment_steps
     where payment_id = $1 order by id limit 100`,
    [paymentId],
  );
}
