import type { PaymentParts } from "./parts.ts";
import { settleWithdrawal } from "./settle-withdrawal.ts";
import { addSignal, listPendingOf, lockApprovedUnsent } from "./withdrawal-store.ts";

const reason = "The owner locked the account";

/**
 * Handles accounts that their owner has locked because of an intruder. Pending withdrawals return to the balance.
 * Approved ones that no provider was asked to pay go back to the operators, who decide again once the account is
 * unlocked.
 */
export async function stopPaymentsOfLockedAccounts({ kit }: PaymentParts): Promise<void> {
  await kit.facts.subscribe("payments-of-locked-accounts", ["ACCOUNT_LOCKED"], async ({ playerId }, tx) => {
    for (const { id } of await listPendingOf(tx, playerId)) {
      await settleWithdrawal(kit, tx, { id, event: "cancel", actor: playerId, reason });
    }
    for (const { id } of await lockApprovedUnsent(tx, playerId)) {
      await settleWithdrawal(kit, tx, { id, event: "stop", actor: playerId, reason });
      await addSignal(tx, id, "ACCOUNT_LOCKED");
    }
  });
}
