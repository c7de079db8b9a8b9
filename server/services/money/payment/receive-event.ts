import type { Transaction } from "../../../kit/database.ts";
import type { Kit } from "../../../kit/kit.ts";
import type { BonusGrants } from "../../../kit/ports/bonus-grants.ts";
import type { ProviderEvent } from "../../../kit/ports/payment-provider.ts";
import type { Players } from "../../../kit/ports/players.ts";
import { applyDepositEvent } from "./apply-deposit-event.ts";
import { keepEvent, listWaitingEvents, markApplied } from "./event-store.ts";
import { publishDeposit, publishWithdrawal } from "./publish-changes.ts";
import { settleWithdrawal } from "./settle-withdrawal.ts";
import { lockWithdrawal } from "./withdrawal-store.ts";

type Parts = { kit: Kit; players: Players; bonuses: Pick<BonusGrants, "lock" | "revokeDeposit"> };

/**
 * Applies a provider's message once, in one transaction with the money. A message that arrives too early
 * waits in the database for the preceding one.
 */
export async function receiveEvent(parts: Parts, provider: string, event: ProviderEvent): Promise<void> {
  const { kit } = parts;
  await kit.db.transaction(async (tx) => {
    if (!(await keepEvent(tx, provider, event, kit.clock.now()))) return;
    for (let progressed = true; progressed; ) {
      progressed = false;
      for (const waiting of await listWaitingEvents(tx, provider, event.reference)) {
        if (!(await apply(parts, tx, provider, waiting))) continue;
        await markApplied(tx, provider, waiting.id);
        progressed = true;
      }
    }
  });
}

async function apply(
  parts: Parts,
  tx: Transaction,
  provider: string,
  event: ProviderEvent,
): Promise<boolean> {
  if (event.kind === "deposit") {
    const { done, changed } = await applyDepositEvent(parts, tx, provider, event);
    if (changed) await publishDeposit(parts, tx, changed);
    return done;
  }
  if (event.status !== "PAID" && event.status !== "FAILED") return true;
  const withdrawal = await lockWithdrawal(tx, event.reference);
  if (withdrawal?.provider !== provider) return false;
  const changed = await settleWithdrawal(parts.kit, tx, {
    id: event.reference,
    event: event.status === "PAID" ? "pay" : "fail",
    actor: provider,
    reason: event.reason,
    ...(event.status === "FAILED" && { declineReason: "REFUSED_BY_PROVIDER" as const }),
  });
  if (changed) await publishWithdrawal(parts, tx, changed);
  return changed !== undefined;
}
