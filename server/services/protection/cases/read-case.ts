import type { WholeCase } from "@parlour/contracts/entities/case";
import type { Queryable } from "../../../kit/database.ts";
import { findSummary, toSummary } from "./case-store.ts";
import { listEvidence } from "./evidence-store.ts";
import { listReports } from "./report-store.ts";
import { listTasks } from "./task-store.ts";

export function dayOf(now: Date): string {
  return now.toISOString().slice(0, 10);
}

export async function readCase(db: Queryable, id: string, now: Date): Promise<WholeCase | undefined> {
  const row = await findSummary(db, id, dayOf(now));
  if (row === undefined) return undefined;
  return {
    ...toSummary(row),
    reasons: row.reasons,
    evidence: await listEvidence(db, id),
    tasks: await listTasks(db, id),
    reports: await listReports(db, id),
  };
}
