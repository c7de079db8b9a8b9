import type { PlayerPayment } from "@parlour/contracts/entities/player-details";
import { amountOf } from "@parlour/rules/money";
import type { Queryable } from "../../../kit/database.ts";

export type PlayerPaymentRow = Pick<
  PlayerPayment,
  "id" | "kind" | "status" | "method" | "currency" | "target" | "signals" | "reason"
> & { amount_minor: string; decided_by: string | null; created_at: Date };

/** A position in the list: the time and id of the last payment that was read. */
export type PaymentPlace = { at: string; id: string };

const isOlder = "($3::timestamptz is null or (created_at, id) < ($3, $4)) and ($5::text is null or id = $5)";

/** Lists a player's deposits, withdrawals and transfers, newest first; each table is read through its own index. */
export async function listPaymentsOf(
  db: Queryable,
  query: { playerId: string; id?: string | undefined; after: PaymentPlace | undefined; limit: number },
): Promise<PlayerPaymentRow[]> {
  const { playerId, id, after, limit } = query;
  return await db.query<PlayerPaymentRow>(
    `(select id, 'DEPOSIT' as kind, status, method, currency, amount_minor::text, null as target,
        '{}'::text[] as signals, null as decided_by, reason, created_at
      from deposits where player_id = $1 and ${isOlder} order by created_at desc, id desc limit $2)
     union all
     (select id, 'WITHDRAWAL', status, method, currency, amount_minor::text, target_label, signals, decided_by, reason,
        created_at
      from withdrawals where player_id = $1 and ${isOlder} order by created_at desc, id desc limit $2)
     union all
     (select id, 'TRANSFER_SENT', 'COMPLETED', 'TTP', currency, amount_minor::text, recipient_id, '{}', null, null,
        created_at
      from transfers where player_id = $1 and ${isOlder} order by created_at desc, id desc limit $2)
     union all
     (select id, 'TRANSFER_RECEIVED', 'COMPLETED', 'TTP', currency, amount_minor::text, player_id, '{}', null, null,
        created_at
      from transfers where recipient_id = $1 and ${isOlder} order by created_at desc, id desc limit $2)
     order by created_at desc, id desc limit $2`,
    [playerId, limit, after?.at ?? null, after?.id ?? null, id ?? null],
  );
}

type LatestPayment = Pick<
  PlayerPayment,
  "id" | "kind" | "status" | "method" | "amount" | "currency" | "createdAt"
>;

/** Lists a player's latest payments without their targets, for a short overview. */
export async function listLatestPayments(
  db: Queryable,
  playerId: string,
  limit: number,
): Promise<LatestPayment[]> {
  const rows = await listPaymentsOf(db, { playerId, after: undefined, limit });
  return rows.map(({ id, kind, status, method, currency, amount_minor, created_at }) => ({
    id,
    kind,
    status,
    method,
    currency,
    amount: amountOf(BigInt(amount_minor), currency),
    createdAt: created_at.toISOString(),
  }));
}

/** Reads payments by id, with the data that describes them: method, target, or the other player of a transfer. */
export async function listNamedPayments(
  db: Queryable,
  playerId: string,
  ids: readonly string[],
): Promise<{ id: string; method: string; target: string | null; other: string | null }[]> {
  return await db.query(
    `select id, method, null as target, null as other from deposits where player_id = $1 and id = any($2)
     union all
     select id, method, target_label, null from withdrawals where player_id = $1 and id = any($2)
     union all
     select id, 'TTP', null, case when player_id = $1 then recipient_id else player_id end
     from transfers where (player_id = $1 or recipient_id = $1) and id = any($2)`,
    [playerId, ids],
  );
}
