import type { Queryable } from "../../../kit/database.ts";
import type { ProviderReportLine } from "../../../kit/ports/payment-provider.ts";

export type Difference = {
  reference: string;
  problem: "MISSING_HERE" | "MISSING_THERE" | "STATUS" | "AMOUNT";
  ours: string | null;
  theirs: string | null;
};

export type ReconciliationResult = { compared: number; differences: Difference[] };

type BookRow = {
  kind: ProviderReportLine["kind"];
  reference: string;
  status: ProviderReportLine["status"];
  amount_minor: string;
  currency: string;
};

/**
 * Reads our side of the reconciliation from the ledger's entries rather than from the payment tables, so that a
 * movement of money without a payment, or a payment whose money did not move, shows up as a difference.
 */
export async function readOwnBooks(
  db: Queryable,
  provider: string,
  range: { from: Date; to: Date; also: readonly string[] },
): Promise<ProviderReportLine[]> {
  const rows = await db.query<BookRow>(
    `with named as (
       select 'deposit' as kind, id, player_id, currency, created_at, status,
              case when status = 'REVERSED' then '/reversal' else '/credit' end as suffix, 0::bigint as fee
       from deposits where provider = $1 and status in ('COMPLETED', 'REVERSED')
       union all
       select 'withdrawal', id, player_id, currency, created_at, status, '/capture', fee_minor
       from withdrawals where provider = $1 and status = 'PAID'
     )
     select named.kind, named.id as reference, named.status, named.currency,
            (coalesce(sum(abs(entry.amount)), 0) - named.fee)::text as amount_minor
     from named
     left join ledger.posting on posting.player_id = named.player_id
                             and posting.id = named.id || named.suffix
                             and posting.outcome = 'POSTED'
     left join lateral ledger.house_lines(posting.number, posting.transfers) as entry
       on split_part(entry.account_id, '#', 1) = 'payments:' || named.currency
     where (named.created_at >= $2 and named.created_at < $3) or named.id = any($4)
     group by named.kind, named.id, named.status, named.currency, named.fee`,
    [provider, range.from, range.to, [...range.also]],
  );
  return rows.map(({ amount_minor, ...line }) => ({ ...line, amountMinor: BigInt(amount_minor) }));
}

export async function keepRun(
  db: Queryable,
  run: ReconciliationResult & { provider: string; from: Date; to: Date; at: Date },
): Promise<void> {
  await db.query(
    `insert into reconciliation_runs (provider, from_time, to_time, compared, differences, at)
     values ($1, $2, $3, $4, $5, $6)`,
    [run.provider, run.from, run.to, run.compared, JSON.stringify(run.differences), run.at],
  );
}
