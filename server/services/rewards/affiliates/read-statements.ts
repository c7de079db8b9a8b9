import type { AffiliateStatement } from "@parlour/contracts/entities/affiliate";
import type { Kit } from "../../../kit/kit.ts";
import { type AffiliateRow, findAffiliate, getPlan } from "./affiliate-store.ts";
import { monthOf, nextMonth } from "./months.ts";
import { computeMonth } from "./statement.ts";
import {
  findLastStatement,
  listLines,
  listStatementRows,
  listStatementsOfMonth,
  readCarryOver,
  type StatementRow,
} from "./statement-store.ts";
import { toRunning, toStatement } from "./views.ts";

/**
 * Lists statements of an affiliate, newest month first; within a month the affiliate's own currency comes first.
 * Finished months that aren't closed yet are shown as running. They are all on the first page.
 */
export async function readStatements(
  kit: Kit,
  affiliate: AffiliateRow,
  { after, limit }: { after: string | undefined; limit: number },
): Promise<AffiliateStatement[]> {
  const running = after === undefined ? await readRunning(kit, affiliate) : [];
  const page = { after, limit: Math.max(1, limit - running.length) };
  const closed = await describeStatements(kit, await listStatementRows(kit.db, affiliate.id, page));
  return [...running, ...closed];
}

/** Lists the statements of one month, running or closed. */
export async function readMonth(
  kit: Kit,
  affiliate: AffiliateRow,
  month: string,
): Promise<AffiliateStatement[]> {
  const closed = await listStatementsOfMonth(kit.db, affiliate.id, month);
  if (closed.length > 0) return await describeStatements(kit, closed);
  return (await readRunning(kit, affiliate)).filter((statement) => statement.month === month);
}

export async function readRunning(kit: Kit, affiliate: AffiliateRow): Promise<AffiliateStatement[]> {
  const last = await findLastStatement(kit.db, affiliate);
  const now = monthOf(kit.clock.now());
  const source = { db: kit.db, ledger: kit.db.pool };
  const months: AffiliateStatement[] = [];
  const amounts = await readCarryOver(kit.db, affiliate.id);
  let hasOpenWagers = last?.leaves_out_open ?? true;
  let month = last ? nextMonth(last.month) : monthOf(affiliate.created_at);
  for (; month <= now; month = nextMonth(month)) {
    const statements = await computeMonth(source, affiliate, month, { amounts, hasOpenWagers });
    hasOpenWagers = true;
    for (const { currency, carriedOutMinor } of statements) amounts.set(currency, carriedOutMinor);
    months.unshift(...statements.map((statement) => toRunning(statement, affiliate)));
  }
  return months;
}

export async function describeStatements(
  kit: Kit,
  rows: readonly StatementRow[],
): Promise<AffiliateStatement[]> {
  const lines = await listLines(
    kit.db,
    rows.map(({ id }) => id),
  );
  return await Promise.all(
    rows.map(async (row) => {
      const plan = await getPlan(kit.db, row.affiliate_id, row.month);
      const affiliate = (await findAffiliate(kit.db, row.affiliate_id))!;
      return toStatement(row, { affiliate, plan, lines: lines.get(row.id) ?? [] });
    }),
  );
}
