import type { Operator } from "../../../kit/operator.ts";
import type { PaymentParts } from "./parts.ts";
import { settleWithdrawal } from "./settle-withdrawal.ts";
import { tellWithdrawal } from "./tell-facts.ts";
import type { WithdrawalRow } from "./withdrawal-store.ts";

type Decision = {
  id: string;
  event: "approve" | "decline";
  by: Pick<Operator, "id" | "audit"> | "sandbox";
  reason: string | null;
};

/** Returns undefined when the withdrawal is already decided or cancelled. */
export async function decide(parts: PaymentParts, decision: Decision): Promise<WithdrawalRow | undefined> {
  const { id, event, by, reason } = decision;
  return await parts.kit.db.transaction(async (tx) => {
    const actor = by === "sandbox" ? by : by.id;
    const decided = await settleWithdrawal(parts.kit, tx, { id, event, actor, reason });
    if (decided === undefined) return undefined;
    await tellWithdrawal(parts, tx, decided);
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
