import type { Transaction } from "../../../kit/database.ts";
import type { Operator } from "../../../kit/operator.ts";
import type { PaymentParts } from "./parts.ts";
import { publishWithdrawal } from "./publish-changes.ts";
import { settleWithdrawal } from "./settle-withdrawal.ts";
import { findWithdrawal, type WithdrawalRow } from "./withdrawal-store.ts";

type Decision = {
  id: string;
  event: "approve" | "decline";
  by: Pick<Operator, "id" | "audit"> | "sandbox";
  reason: string | null;
};

/** Decides a withdrawal. Returns undefined when it is already decided or cancelled. */
export async function decide(parts: PaymentParts, decision: Decision): Promise<WithdrawalRow | undefined> {
  const { id, event, by, reason } = decision;
  return await parts.kit.db.transaction(async (tx) => {
    const actor = by === "sandbox" ? by : by.id;
    if (event === "approve" && (await isOwnerLocked(parts, tx, await findWithdrawal(tx, id))))
      return undefined;
    const decided = await settleWithdrawal(parts.kit, tx, { id, event, actor, reason });
    if (decided === undefined) return undefined;
    await publishWithdrawal(parts, tx, decided);
    if (by !== "sandbox") {
      await by.audit(tx, {
        subject: `withdrawal:${id}`,
        before: { status: "PENDING" },
        after: { status: decided.status },
        reason,
      });
    }
    return decided;
  });
}

/**
 * Whether the owner has locked the account. No money may leave such an account, even before its withdrawals are
 * stopped.
 */
export async function isOwnerLocked(
  { players }: PaymentParts,
  tx: Transaction,
  withdrawal: WithdrawalRow | undefined,
): Promise<boolean> {
  return withdrawal !== undefined && (await players.get(withdrawal.player_id, tx)).status === "LOCKED";
}
