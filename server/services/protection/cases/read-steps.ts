import type { HarmCaseStep } from "@parlour/contracts/entities/harm-case";
import type { Queryable } from "../../../kit/database.ts";
import { listSteps } from "./step-store.ts";

const perPage = 50;

/** Reads a page of a case's history, newest first. */
export async function readSteps(
  db: Queryable,
  caseId: string,
  cursor: string | undefined,
): Promise<{ items: HarmCaseStep[]; nextCursor: string | null }> {
  const found = await listSteps(db, caseId, { before: cursor, limit: perPage + 1 });
  const items = found.slice(0, perPage);
  return { items, nextCursor: found.length > perPage ? items.at(-1)!.id : null };
}
