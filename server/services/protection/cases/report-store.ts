import type { CaseReport } from "@parlour/contracts/entities/case";
import type { Queryable, Transaction } from "../../../kit/database.ts";

type NewReport = { id: string; page: string; checksum: string; madeBy: string; at: Date };

export async function insertReport(tx: Transaction, caseId: string, report: NewReport): Promise<void> {
  await tx.query(
    `insert into case_reports (id, case_id, page, checksum, made_by, made_at) values ($1, $2, $3, $4, $5, $6)`,
    [report.id, caseId, report.page, report.checksum, report.madeBy, report.at],
  );
}

export async function listReports(db: Queryable, caseId: string): Promise<CaseReport[]> {
  const rows = await db.query<Omit<CaseReport, "madeAt"> & { madeAt: Date }>(
    `select id, checksum, made_by as "madeBy", made_at as "madeAt" from case_reports
     where case_id = $1 order by made_at desc, case_reports.id`,
    [caseId],
  );
  return rows.map((row) => ({ ...row, madeAt: row.madeAt.toISOString() }));
}

export async function findReportPage(
  db: Queryable,
  caseId: string,
  id: string,
): Promise<{ page: string; checksum: string } | undefined> {
  const [row] = await db.query<{ page: string; checksum: string }>(
    "select page, checksum from case_reports where case_id = $1 and id = $2",
    [caseId, id],
  );
  return row;
}
