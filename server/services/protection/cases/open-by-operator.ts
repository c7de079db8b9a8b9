import type { CaseKind } from "@parlour/contracts/entities/case";
import type { Transaction } from "../../../kit/database.ts";
import type { Kit } from "../../../kit/kit.ts";
import { findOpenComplaint, type NewEvidence } from "./evidence-store.ts";
import { raiseFinding } from "./raise-finding.ts";

type Opening = {
  playerId: string;
  kind: CaseKind;
  reason: string;
  operatorName: string;
  receivedOn?: string | undefined;
  evidence?: Pick<NewEvidence, "type" | "ref"> | undefined;
};

const points = 20;
const complaintTasks = [{ title: "Acknowledge the complaint", days: 3 }];

/**
 * Opens a case for an operator, or adds to the player's open case of the same kind. Each complaint is a separate case;
 * opening a complaint again from the same message returns the existing case.
 */
export async function openByOperator(
  kit: Pick<Kit, "clock" | "random">,
  tx: Transaction,
  { playerId, kind, reason, operatorName, receivedOn, evidence }: Opening,
): Promise<{ id: string; dueOn: string | null }> {
  if (kind === "COMPLAINT" && evidence) {
    await tx.query("select pg_advisory_xact_lock(hashtextextended($1, 0))", [`complaint of ${playerId}`]);
    const open = await findOpenComplaint(tx, playerId, evidence);
    if (open) return open;
  }
  return await raiseFinding(kit, tx, {
    playerId,
    kind,
    reasons: [{ code: "OPENED_BY_OPERATOR", points, text: reason }],
    text: reason,
    evidence: evidence ? [{ ...evidence, text: reason.slice(0, 200) }] : [],
    operatorName,
    receivedOn,
    tasks: kind === "COMPLAINT" ? complaintTasks : [],
  });
}
