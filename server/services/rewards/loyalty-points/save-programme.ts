import type { ProgrammePlan } from "@parlour/contracts/entities/loyalty-programme";
import type { Transaction } from "../../../kit/database.ts";
import { type Refusal, refuse } from "../../../kit/refusal.ts";
import { findLatest, insertProgramme, type ProgrammeRow } from "./programme-store.ts";

type ProgrammeRequest = {
  plan: ProgrammePlan;
  baseVersion: number;
  author: string;
  reason: string;
  now: Date;
};

export const programmeSubject = "loyalty-programme:site";

/** Saves the programme as a new version, unless it has changed since the author read it. */
export async function saveProgramme(
  tx: Transaction,
  { plan, baseVersion, author, reason, now }: ProgrammeRequest,
): Promise<{ before: ProgrammeRow; after: ProgrammeRow } | Refusal> {
  const before = await findLatest(tx);
  if (before?.version !== baseVersion) return refuse("CONFLICT");
  const row = { version: baseVersion + 1, plan, author, reason, created_at: now };
  const after = await insertProgramme(tx, row);
  return after ? { before, after } : refuse("CONFLICT");
}
