import type { AffiliateStatement } from "@parlour/contracts/entities/affiliate";
import type { Kit } from "../../kit/kit.ts";
import { type AffiliateRow, getPlan } from "./affiliate-store.ts";
import { monthOf, nextMonth } from "./months.ts";
import { computeStatement } from "./statement.ts";
import { findLastStatement, listLines, listStatementRows, type StatementRow } from "./statement-store.ts";
import { toRunning, toStatement } from "./views.ts";

/** Every month of an affiliate, newest first. Months that are over but not closed yet are shown as running. */
export async function readStatements(kit: Kit, affiliate: AffiliateRow): Promise<AffiliateStatement[]> {
  const running = await readRunning(kit, affiliate);
  const closed = await describeStatements(kit, await listStatementRows(kit.db, affiliate.id));
  return [...running, ...closed];
}

export async function readRunning(kit: Kit, affiliate: AffiliateRow): Promise<AffiliateStatement[]> {
  const last = await findLastStatement(kit.db, affiliate.id);
  const now = monthOf(kit.clock.now());
  const source = { db: kit.db, ledger: kit.db.pool };
  const months: AffiliateStatement[] = [];
  let carriedInMinor = BigInt(last?.carried_out_minor ?? 0);
  let month = last ? nextMonth(last.month) : monthOf(affiliate.created_at);
  for (; month <= now; month = nextMonth(month)) {
    const statement = await computeStatement(source, affiliate, month, carriedInMinor);
    carriedInMinor = statement.carriedOutMinor;
    months.unshift(toRunning(statement, affiliate.id, affiliate.currency));
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
    rows.map(async (row) =>
      toStatement(row, await getPlan(kit.db, row.affiliate_id, row.month), lines.get(row.id) ?? []),
    ),
  );
}
