import type { OperatorDeclineReason } from "@parlour/contracts/enumerations";
import { roughDollars } from "@parlour/rules/stake-limits";
import type { Transaction } from "../../../kit/database.ts";
import type { Kit } from "../../../kit/kit.ts";
import type { Operator } from "../../../kit/operator.ts";
import { type Refusal, refuse } from "../../../kit/refusal.ts";
import { needsSecondApprover } from "./approval-rules.ts";
import type { PaymentParts } from "./parts.ts";
import { readPolicy } from "./policy-store.ts";
import { publishWithdrawal } from "./publish-changes.ts";
import { settleWithdrawal } from "./settle-withdrawal.ts";
import { addStep } from "./steps-store.ts";
import { lockWithdrawal, storeFirstApproval, type WithdrawalRow } from "./withdrawal-store.ts";

type Decision = {
  id: string;
  by: Pick<Operator, "id" | "name" | "audit">;
  reason: string;
} & ({ event: "approve" } | { event: "decline"; declineReason: OperatorDeclineReason });

/**
 * Approves or declines a withdrawal. Returns undefined when it is already decided or cancelled, or when it can't be
 * approved because the owner has locked the account. The first approval of a large withdrawal only records the
 * operator; the withdrawal stays pending until another operator approves it too.
 */
export async function decide(
  parts: PaymentParts,
  decision: Decision,
): Promise<WithdrawalRow | Refusal | undefined> {
  const { id, event, by, reason } = decision;
  const { kit } = parts;
  return await kit.db.transaction(async (tx) => {
    // The row stays locked, so that if two operators decide at once, the second sees the first one's
    // decision.
    const withdrawal = await lockWithdrawal(tx, id);
    if (withdrawal?.status !== "PENDING") return undefined;
    if (event === "approve") {
      if (await isOwnerLocked(parts, tx, withdrawal)) return undefined;
      if (await parts.cases.holdsWithdrawals(tx, withdrawal.player_id)) return refuse("WITHDRAWALS_HELD");
      const isOwn = withdrawal.first_approved_by === by.id;
      if (isOwn) return refuse("OTHER_APPROVER_REQUIRED");
      if (withdrawal.first_approved_by === null && (await isForTwo(kit, tx, withdrawal))) {
        return await approveFirst(parts, tx, decision);
      }
    }
    const explanation = decision.event === "decline" ? { declineReason: decision.declineReason } : {};
    const decided = await settleWithdrawal(kit, tx, { id, event, actor: by.id, reason, ...explanation });
    if (decided === undefined) return undefined;
    await publishWithdrawal(parts, tx, decided);
    await by.audit(tx, {
      subject: `withdrawal:${id}`,
      before: { status: "PENDING" },
      after: { status: decided.status, firstApprovedBy: decided.first_approved_by, ...explanation },
      reason,
    });
    return decided;
  });
}

async function isForTwo(kit: Kit, tx: Transaction, { amount_minor, currency }: WithdrawalRow) {
  const { policy } = await readPolicy(tx, kit);
  return needsSecondApprover(policy, roughDollars(BigInt(amount_minor), currency));
}

/**
 * Records the first of two approvals and releases the operator's claim, so that another operator can give the
 * second.
 */
async function approveFirst(
  { kit, releaseClaim }: PaymentParts,
  tx: Transaction,
  { id, by, reason }: Decision,
): Promise<WithdrawalRow> {
  const at = kit.clock.now();
  const approved = await storeFirstApproval(tx, id, { operator: by, at });
  const step = { paymentId: id, from: "PENDING", to: "PENDING", event: "approveFirst" } as const;
  await addStep(tx, { ...step, actor: by.id, reason, at });
  await releaseClaim(tx, "withdrawals", id, by.id);
  await by.audit(tx, {
    subject: `withdrawal:${id}`,
    before: { firstApprovedBy: null },
    after: { status: "PENDING", firstApprovedBy: by.id },
    reason,
  });
  return approved;
}

/**
 * Returns whether the owner has locked the account of this withdrawal. No money may leave a locked account,
 * even if its withdrawals have not been stopped yet.
 */
export async function isOwnerLocked(
  { players }: PaymentParts,
  tx: Transaction,
  withdrawal: WithdrawalRow | undefined,
): Promise<boolean> {
  return withdrawal !== undefined && (await players.get(withdrawal.player_id, tx)).status === "LOCKED";
}
