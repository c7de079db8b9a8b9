import type { PartnerPayment } from "@parlour/contracts/entities/api-key";
import { amountOf } from "@parlour/rules/money";
import type { Queryable } from "../../../kit/database.ts";
import {
  type PaymentPage,
  parsePlace,
  partnerPage,
  partnerPageSize,
} from "../../../kit/ports/partner-sources.ts";

type Row = {
  id: string;
  playerId: string;
  method: string;
  currency: string;
  amount: string;
  fee: string;
  status: string;
  at: string;
};

/** Lists the deposits or withdrawals of a period (UTC), oldest first. */
export async function listPartnerPayments(
  db: Queryable,
  { kind, from, to, cursor }: PaymentPage,
): Promise<{ items: PartnerPayment[]; nextCursor: string | null }> {
  const after = cursor === undefined ? undefined : parsePlace(cursor);
  const [table, fee] = kind === "DEPOSIT" ? ["deposits", "0"] : ["withdrawals", "fee_minor"];
  const rows = await db.query<Row>(
    `select id, player_id as "playerId", method, currency, amount_minor::text as amount, ${fee}::text as fee, status,
       to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at
     from ${table}
     where created_at >= $1::date::timestamp at time zone 'UTC'
       and created_at < ($2::date + 1)::timestamp at time zone 'UTC'
       and ($3::timestamptz is null or (created_at, id) > ($3::timestamptz, $4::text))
     order by created_at, id limit ${partnerPageSize + 1}`,
    [from, to, after?.at ?? null, after?.id ?? null],
  );
  return partnerPage(
    rows,
    ({ at }) => at,
    ({ at, amount, fee: feeMinor, ...payment }) => ({
      ...payment,
      kind,
      amount: amountOf(BigInt(amount), payment.currency),
      fee: amountOf(BigInt(feeMinor), payment.currency),
      createdAt: new Date(at).toISOString(),
    }),
  );
}
