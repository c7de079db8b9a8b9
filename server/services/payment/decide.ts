import { tellWithdrawal } from "./notices.ts";
import type { PaymentParts } from "./parts.ts";
import { settleWithdrawal } from "./settle-withdrawal.ts";
import type { WithdrawalRow } from "./withdrawal-store.ts";

type Decision = { id: string; event: "approve" | "decline"; actor: string; reason: string | null };

/** Nothing when somebody else has decided, or the player has taken it back. */
export async function decide(parts: PaymentParts, decision: Decision): Promise<WithdrawalRow | undefined> {
  return await parts.kit.db.transaction(async (tx) => {
    const decided = await settleWithdrawal(parts.kit, tx, decision);
    if (decided) await tellWithdrawal(parts, tx, decided);
    return decided;
  });
}
