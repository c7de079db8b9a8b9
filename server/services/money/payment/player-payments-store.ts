import type { PlayerPayment } from "@parlour/contracts/entities/operated-player";
import type { Queryable } from "../../../kit/database.ts";

export type PlayerPaymentRow = Pick<
  PlayerPayment,
  "id" | "kind" | "status" | "method" | "currency" | "target" | "signals" | "reason"
> & { amount_minor: string; decided_by: string | null; created_at: Date };

/** A player's deposits, withdrawals and transfers, newest first; each table is read by its own index. */
export async function listPaymentsOf(
  db: Queryable,
  playerId: string,
  limit: number,
): Promise<PlayerPaymentRow[]> {
  return await db.query<PlayerPaymentRow>(
    `(select id, 'DEPOSIT' as kind, status, method, currency, amount_minor::text, null as target,
        '{}'::text[] as signals, null as decided_by, reason, created_at
      from deposits where player_id = $1 order by created_at desc limit $2)
     union all
     (select id, 'WITHDRAWAL', status, method, currency, amount_minor::text, target_label, signals, decided_by, reason,
        created_at
      from withdrawals where player_id = $1 order by created_at desc limit $2)
     union all
     (select id, 'TRANSFER_SENT', 'COMPLETED', 'TTP', currency, amount_minor::text, recipient_id, '{}', null, null,
        created_at
      from transfers where player_id = $1 order by created_at desc limit $2)
     union all
     (select id, 'TRANSFER_RECEIVED', 'COMPLETED', 'TTP', currency, amount_minor::text, player_id, '{}', null, null,
        created_at
      from transfers where recipient_id = $1 order by created_at desc limit $2)
     order by created_at desc, id limit $2`,
    [playerId, limit],
  );
}
