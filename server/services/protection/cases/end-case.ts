import type { CaseOutcome } from "@parlour/contracts/entities/case";
import type { Transaction } from "../../../kit/database.ts";
import type { Operator } from "../../../kit/operator.ts";
import { caseAfter } from "./case-machine.ts";
import { type CaseRow, updateCase } from "./case-store.ts";
import type { CaseParts } from "./parts.ts";
import { subjectOf } from "./record-step.ts";
import { addStep } from "./step-store.ts";

/** After these outcomes an account that is held for review stays held; the player can still withdraw. */
const keepsHold: ReadonlySet<string> = new Set(["DUPLICATE_ACCOUNT", "EXCLUDED", "ACCOUNT_CLOSED"]);

/** Closes a case that is open and locked. Only a harm case can end a review of the account. */
export async function endCase(
  { protection, releaseClaim }: Pick<CaseParts, "protection" | "releaseClaim">,
  tx: Transaction,
  before: CaseRow,
  { outcome, reason, operator, now }: { outcome: CaseOutcome; reason: string; operator: Operator; now: Date },
): Promise<CaseRow> {
  const { id, kind, playerId } = before;
  const state = caseAfter(before.state, "close")!;
  const after = await updateCase(tx, id, { state, outcome, now });
  if (kind === "HARM" && !keepsHold.has(outcome)) await protection.endReview(tx, playerId);
  const text = `${outcome}: ${reason}`;
  await addStep(tx, { caseId: id, kind: "CLOSED", text, operatorName: operator.name, at: now });
  await releaseClaim(tx, "cases", id, operator.id);
  await operator.audit(tx, {
    subject: subjectOf(before),
    before: { state: before.state, ...(before.holdsWithdrawals && { holdsWithdrawals: true }) },
    after: { state, outcome, playerId, ...(before.holdsWithdrawals && { holdsWithdrawals: false }) },
    reason,
  });
  return after;
}
