import type { HarmCaseStep } from "@parlour/contracts/entities/harm-case";
import type { Queryable, Transaction } from "../../../kit/database.ts";

type NewStep = { caseId: string; kind: string; text: string; operatorName: string | null; at: Date };

export async function addStep(tx: Transaction, step: NewStep): Promise<void> {
  await tx.query(
    `insert into case_steps (case_id, kind, text, operator_name, at) values ($1, $2, $3, $4, $5)`,
    [step.caseId, step.kind, step.text, step.operatorName, step.at],
  );
}

export async function listSteps(
  db: Queryable,
  caseId: string,
  { before, limit }: { before: string | undefined; limit: number },
): Promise<HarmCaseStep[]> {
  const rows = await db.query<Omit<HarmCaseStep, "at"> & { at: Date }>(
    `select id::text, kind, text, operator_name as "operatorName", at from case_steps
     where case_id = $1 and ($2::bigint is null or id < $2) order by case_steps.id desc limit $3`,
    [caseId, before ?? null, limit],
  );
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}

/** Lists the player's open cases in which operators have asked for a document. */
export async function listCasesWaitingForDocument(db: Queryable, playerId: string): Promise<string[]> {
  const rows = await db.query<{ id: string }>(
    `select cases.id from cases where player_id = $1 and state <> 'CLOSED'
       and exists (select from case_steps where case_id = cases.id and kind = 'DOCUMENT_REQUEST')`,
    [playerId],
  );
  return rows.map(({ id }) => id);
}
