import { type CaseStepKind, FOLLOW_UP_MAX_DAYS } from "@parlour/contracts/entities/case";
import { addDays } from "@parlour/rules/calendar-day";
import type { Transaction } from "../../../kit/database.ts";
import type { Operator } from "../../../kit/operator.ts";
import { type Refusal, refuseFields } from "../../../kit/refusal.ts";
import { caseAfter } from "./case-machine.ts";
import { type CaseRow, updateCase } from "./case-store.ts";
import { dayOf } from "./read-case.ts";
import { addStep } from "./step-store.ts";

export type RecordedStep = { kind: CaseStepKind; text: string; followUpOn?: string | undefined };

/** Returns an error if a follow-up has no date, or if its date is not after today or is more than a year ahead. */
export function checkStep({ kind, followUpOn }: RecordedStep, now: Date): Refusal | undefined {
  if (kind !== "FOLLOW_UP") return undefined;
  if (followUpOn === undefined) return refuseFields([{ code: "REQUIRED", field: "followUpOn" }]);
  if (followUpOn <= dayOf(now)) return refuseFields([{ code: "TOO_SMALL", field: "followUpOn" }]);
  if (followUpOn > addDays(dayOf(now), FOLLOW_UP_MAX_DAYS))
    return refuseFields([{ code: "TOO_LARGE", field: "followUpOn" }]);
  return undefined;
}

/** Records what an operator did. A follow-up takes the case out of the queue until its day. */
export async function recordStep(
  tx: Transaction,
  before: CaseRow,
  { kind, text, followUpOn }: RecordedStep,
  { operator, now }: { operator: Operator; now: Date },
): Promise<CaseRow> {
  const { id } = before;
  const isFollowUp = kind === "FOLLOW_UP";
  const state = isFollowUp ? caseAfter(before.state, "postpone")! : before.state;
  const day = isFollowUp ? followUpOn! : before.followUpOn;
  const after = await updateCase(tx, id, { state, followUpOn: day, now });
  const words = isFollowUp ? `${followUpOn}: ${text}` : text;
  await addStep(tx, { caseId: id, kind, text: words, operatorName: operator.name, at: now });
  await operator.audit(tx, {
    subject: subjectOf(before),
    before: { state: before.state, followUpOn: before.followUpOn },
    after: { state: after.state, followUpOn: after.followUpOn, step: kind, playerId: before.playerId },
    reason: text,
  });
  return after;
}

/** The subject of a case in the audit log. */
export function subjectOf({ id, kind }: Pick<CaseRow, "id" | "kind">): string {
  return `${kind === "HARM" ? "harm-case" : "case"}:${id}`;
}
