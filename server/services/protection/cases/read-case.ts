import type { CaseEvidence, WholeCase } from "@parlour/contracts/entities/case";
import type { Queryable } from "../../../kit/database.ts";
import { type Page, pageOf } from "../../../kit/pages.ts";
import { findSummary, toSummary } from "./case-store.ts";
import { countEvidence, listEvidence } from "./evidence-store.ts";
import { listReports } from "./report-store.ts";
import { listTasks } from "./task-store.ts";

export function dayOf(now: Date): string {
  return now.toISOString().slice(0, 10);
}

export async function readCase(db: Queryable, id: string, now: Date): Promise<WholeCase | undefined> {
  const row = await findSummary(db, id, dayOf(now));
  if (row === undefined) return undefined;
  const { items, nextCursor } = await readEvidence(db, id, undefined);
  return {
    ...toSummary(row),
    reasons: row.reasons,
    evidence: items,
    evidenceCursor: nextCursor,
    evidenceCount: await countEvidence(db, id),
    tasks: await listTasks(db, id),
    reports: await listReports(db, id),
  };
}

const evidencePerPage = 50;

/** Reads a page of the evidence of a case, newest first. */
export async function readEvidence(
  db: Queryable,
  id: string,
  cursor: string | undefined,
): Promise<Page<CaseEvidence>> {
  const found = await listEvidence(db, id, { after: cursor, limit: evidencePerPage + 1 });
  return pageOf(found, evidencePerPage);
}
