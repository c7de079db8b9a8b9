import { houseAccount, playerAccount } from "@parlour/ledger";
import { amountOf } from "@parlour/rules/money";
import type { Transaction } from "../../../kit/database.ts";
import type { Kit } from "../../../kit/kit.ts";
import type { BonusGrants } from "../../../kit/ports/bonus-grants.ts";
import type { ProviderEvent } from "../../../kit/ports/payment-provider.ts";
import { planCollections, recordCollections } from "./collect-debt.ts";
import { type DepositRow, lockDeposit, noteProgress, updateDeposit } from "./deposit-store.ts";
import { type DepositEvent, depositAfter } from "./machines.ts";
import { reverseDeposit } from "./reverse-deposit.ts";
import { addStep } from "./steps-store.ts";

const events: Partial<Record<ProviderEvent["status"], DepositEvent>> = {
  COMPLETED: "complete",
  DECLINED: "decline",
  EXPIRED: "expire",
  REVERSED: "reverse",
};

/**
 * Applies a provider's message about a deposit. `done` means that it was applied or never will be; otherwise the
 * message is kept and tried again later.
 */
export async function applyDepositEvent(
  { kit, bonuses }: { kit: Kit; bonuses: Pick<BonusGrants, "lock" | "revokeDeposit"> },
  tx: Transaction,
  provider: string,
  message: ProviderEvent,
): Promise<{ done: boolean; changed?: DepositRow }> {
  const deposit = await lockDeposit(tx, message.reference);
  // A provider may not change another provider's deposit. Such a message is never applied and stays listed among the
  // payment problems that operators review.
  if (deposit?.provider !== provider) return { done: false };
  const event = events[message.status];
  if (event === undefined) {
    await noteProgress(tx, deposit.id, {
      confirmations: message.confirmations ?? 0,
      received: message.amountMinor === null ? 0 : amountOf(message.amountMinor, deposit.currency),
    });
    return { done: true };
  }
  const to = depositAfter(deposit.status, event);
  // Only a reversal can arrive before the event it depends on; any other event that the state does not allow is
  // outdated.
  if (to === undefined) return { done: event !== "reverse" || deposit.status === "REVERSED" };
  const amountMinor =
    event === "complete"
      ? (message.amountMinor ?? BigInt(deposit.amount_minor))
      : BigInt(deposit.amount_minor);
  if (event === "complete") await credit(kit, tx, deposit, amountMinor);
  if (event === "reverse") await reverseDeposit({ kit, bonuses }, tx, deposit);
  const { reason } = message;
  await updateDeposit(tx, { id: deposit.id, status: to, amountMinor, reason });
  await addStep(tx, {
    paymentId: deposit.id,
    from: deposit.status,
    to,
    event,
    actor: deposit.provider,
    reason,
    at: kit.clock.now(),
  });
  return { done: true, changed: { ...deposit, status: to, amount_minor: amountMinor.toString(), reason } };
}

/**
 * Credits the deposit. Any debt from earlier deposits that were reversed is collected from it immediately.
 */
async function credit(kit: Kit, tx: Transaction, deposit: DepositRow, amountMinor: bigint): Promise<void> {
  const { player_id: playerId, currency, id } = deposit;
  const wallet = { playerId, currency };
  const ledger = await kit.ledger.lock(tx, { wallets: [wallet], opens: true });
  const cash = playerAccount(playerId, "cash", currency);
  const cashMinor = (await ledger.balanceOf(cash)) + amountMinor;
  const collections = await planCollections(tx, wallet, { cashMinor, cause: id });
  const results = await ledger.postAll([
    {
      playerId,
      id: `${id}/credit`,
      type: "DEPOSIT",
      reference: { kind: "payment", id },
      transfers: [{ from: houseAccount("payments", currency), to: cash, amountMinor }],
    },
    ...collections.map(({ posting }) => posting),
  ]);
  const failed = results.find(({ outcome }) => outcome !== "POSTED");
  if (failed) throw new Error(`The deposit ${id} cannot be credited: ${failed.outcome}`);
  await recordCollections(kit, tx, collections);
}
