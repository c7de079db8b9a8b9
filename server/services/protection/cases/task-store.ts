import { CASE_TASKS_MAX, type CaseTask } from "@parlour/contracts/entities/case";
import type { Queryable, Transaction } from "../../../kit/database.ts";

type Row = Omit<CaseTask, "createdAt" | "doneAt"> & { createdAt: Date; doneAt: Date | null };

export type NewTask = { id: string; title: string; dueOn: string | null; createdBy: string | null; at: Date };

export async function insertTask(tx: Transaction, caseId: string, task: NewTask): Promise<void> {
  await tx.query(
    `insert into case_tasks (id, case_id, title, due_on, created_by, created_at) values ($1, $2, $3, $4, $5, $6)`,
    [task.id, caseId, task.title, task.dueOn, task.createdBy, task.at],
  );
}

export async function countTasks(tx: Transaction, caseId: string): Promise<number> {
  const [row] = await tx.query<{ count: number }>(
    "select count(*)::int as count from case_tasks where case_id = $1",
    [caseId],
  );
  return row!.count;
}

/** Marks a task as done and returns its title; undefined if the case has no such open task. */
export async function completeTask(
  tx: Transaction,
  caseId: string,
  id: string,
  { by, at }: { by: string; at: Date },
): Promise<string | undefined> {
  const [row] = await tx.query<{ title: string }>(
    `update case_tasks set done_by = $3, done_at = $4 where id = $1 and case_id = $2 and done_at is null
     returning title`,
    [id, caseId, by, at],
  );
  return row?.title;
}

/** Lists the tasks of a case: open ones first, by their deadlines. */
export async function listTasks(db: Queryable, caseId: string): Promise<CaseTask[]> {
  const rows = await db.query<Row>(
    `select id, title, due_on::text as "dueOn", created_by as "createdBy", created_at as "createdAt",
       done_by as "doneBy", done_at as "doneAt"
     from case_tasks where case_id = $1
     order by done_at is not null, case_tasks.due_on nulls last, created_at, case_tasks.id limit $2`,
    [caseId, CASE_TASKS_MAX],
  );
  return rows.map((row) => ({
    ...row,
    createdAt: row.createdAt.toISOString(),
    doneAt: row.doneAt?.toISOString() ?? null,
  }));
}
