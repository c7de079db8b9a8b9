import type { Queryable, Transaction } from "../../../kit/database.ts";
import { listOrder } from "../../../kit/pages.ts";
import type { AffiliateRow } from "./affiliate-store.ts";
import type { Line, MonthStatement } from "./statement.ts";

export type StatementRow = {
  id: string;
  affiliate_id: string;
  month: string;
  plan_version: number;
  state: "CLOSED" | "PAID";
  currency: string;
  clicks: number;
  joins: number;
  first_deposits: number;
  net_revenue_minor: string;
  cpa_minor: string;
  share_minor: string;
  carried_in_minor: string;
  carried_out_minor: string;
  commission_minor: string;
  /** Whether wagers that were open at the end of the month are carried over to the next one. */
  leaves_out_open: boolean;
  closed_at: Date;
  paid_at: Date | null;
};

type LineRow = {
  statement_id: string;
  kind: Line["kind"];
  player_id: string;
  basis_minor: string;
  basis_currency: string;
  amount_minor: string;
  postings: number;
  first_posting: string | null;
  last_posting: string | null;
};

/** Finds the last statement in the affiliate's own currency; every month has one. */
export async function findLastStatement(
  db: Queryable,
  { id, currency }: Pick<AffiliateRow, "id" | "currency">,
): Promise<StatementRow | undefined> {
  const [row] = await db.query<StatementRow>(
    `select * from affiliate_statements where affiliate_id = $1 and currency = $2
     order by month desc limit 1`,
    [id, currency],
  );
  return row;
}

/** Reads the amounts carried over from the last statement in each currency. */
export async function readCarryOver(db: Queryable, affiliateId: string): Promise<Map<string, bigint>> {
  const rows = await db.query<Pick<StatementRow, "currency" | "carried_out_minor">>(
    `select distinct on (currency) currency, carried_out_minor from affiliate_statements
     where affiliate_id = $1 order by currency, month desc`,
    [affiliateId],
  );
  return new Map(rows.map((row) => [row.currency, BigInt(row.carried_out_minor)]));
}

/**
 * Lists the closed statements of an affiliate, newest month first and the affiliate's own currency first within a
 * month, starting after the given one.
 */
export async function listStatementRows(
  db: Queryable,
  affiliateId: string,
  { after, limit }: { after: string | undefined; limit: number },
): Promise<StatementRow[]> {
  return await db.query<StatementRow>(
    `select s.* from affiliate_statements s join affiliates a on a.id = s.affiliate_id
       left join affiliate_statements last on last.affiliate_id = $1 and last.id = $2
     where s.affiliate_id = $1
       and (last.id is null or s.month < last.month
         or s.month = last.month
           and (s.currency <> a.currency, s.currency) > (last.currency <> a.currency, last.currency))
     order by s.month desc, s.currency <> a.currency, s.currency limit $3`,
    [affiliateId, after ?? null, limit],
  );
}

/** Lists the closed statements of one month. */
export async function listStatementsOfMonth(
  db: Queryable,
  affiliateId: string,
  month: string,
): Promise<StatementRow[]> {
  return await db.query<StatementRow>(
    "select * from affiliate_statements where affiliate_id = $1 and month = $2 order by currency",
    [affiliateId, month],
  );
}

/** Lists statements, starting after the given one: unpaid ones oldest first, paid ones newest first. */
export async function listStatementsByState(
  db: Queryable,
  filter: { state: "CLOSED" | "PAID"; after: string | undefined; limit: number },
): Promise<StatementRow[]> {
  const { after, direction } = listOrder(filter.state === "CLOSED");
  return await db.query<StatementRow>(
    `select * from affiliate_statements
      where state = $1
        and ($2::text is null
          or (closed_at, id) ${after} (select closed_at, id from affiliate_statements last where last.id = $2))
      order by closed_at ${direction}, id ${direction} limit $3`,
    [filter.state, filter.after ?? null, filter.limit],
  );
}

export async function lockStatement(tx: Transaction, id: string): Promise<StatementRow | undefined> {
  const [row] = await tx.query<StatementRow>("select * from affiliate_statements where id = $1 for update", [
    id,
  ]);
  return row;
}

export async function lockOldestUnpaid(
  tx: Transaction,
  affiliateId: string,
): Promise<StatementRow | undefined> {
  const [row] = await tx.query<StatementRow>(
    `select * from affiliate_statements where affiliate_id = $1 and state = 'CLOSED'
     order by month limit 1 for update`,
    [affiliateId],
  );
  return row;
}

export async function markPaid(
  tx: Transaction,
  { id, by, now }: { id: string; by: string; now: Date },
): Promise<StatementRow> {
  const [row] = await tx.query<StatementRow>(
    "update affiliate_statements set state = 'PAID', paid_at = $2, paid_by = $3 where id = $1 returning *",
    [id, now, by],
  );
  return row!;
}

export async function insertStatement(
  tx: Transaction,
  closed: { id: string; affiliateId: string; statement: MonthStatement; now: Date },
): Promise<void> {
  const { id, affiliateId, statement, now } = closed;
  const { month, currency, plan, counts } = statement;
  await tx.query(
    `insert into affiliate_statements (id, affiliate_id, month, plan_version, state, currency, clicks, joins,
       first_deposits, net_revenue_minor, cpa_minor, share_minor, carried_in_minor, carried_out_minor,
       commission_minor, closed_at, leaves_out_open)
     values ($1, $2, $3, $4, 'CLOSED', $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, true)`,
    [
      id,
      affiliateId,
      month,
      plan.version,
      currency,
      counts.clicks,
      counts.joins,
      counts.first_deposits,
      ...[
        statement.netRevenueMinor,
        statement.cpaMinor,
        statement.shareMinor,
        statement.carriedInMinor,
        statement.carriedOutMinor,
        statement.commissionMinor,
      ].map(String),
      now,
    ],
  );
  for (const [position, line] of statement.lines.entries()) await insertLine(tx, id, position, line);
}

async function insertLine(tx: Transaction, statementId: string, position: number, line: Line): Promise<void> {
  await tx.query(
    `insert into affiliate_statement_lines (statement_id, position, kind, player_id, basis_minor,
       basis_currency, amount_minor, postings, first_posting, last_posting)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [
      statementId,
      position,
      line.kind,
      line.playerId,
      line.basisMinor.toString(),
      line.basisCurrency,
      line.amountMinor.toString(),
      line.postings,
      line.firstPosting?.toString() ?? null,
      line.lastPosting?.toString() ?? null,
    ],
  );
}

/** Returns the lines of several statements, in order, grouped by statement id. */
export async function listLines(
  db: Queryable,
  statementIds: readonly string[],
): Promise<ReadonlyMap<string, Line[]>> {
  const rows = await db.query<LineRow>(
    `select * from affiliate_statement_lines where statement_id = any($1::text[])
     order by statement_id, position`,
    [statementIds],
  );
  const lines = new Map<string, Line[]>(statementIds.map((id) => [id, []]));
  for (const row of rows) {
    lines.get(row.statement_id)?.push({
      kind: row.kind,
      playerId: row.player_id,
      basisMinor: BigInt(row.basis_minor),
      basisCurrency: row.basis_currency,
      amountMinor: BigInt(row.amount_minor),
      postings: row.postings,
      firstPosting: row.first_posting === null ? null : BigInt(row.first_posting),
      lastPosting: row.last_posting === null ? null : BigInt(row.last_posting),
    });
  }
  return lines;
}
