import { houseAccount, type LockedWallets, playerAccount, type Transfer } from "@parlour/ledger";
import { amountOf } from "@parlour/rules/money";
import type { Transaction } from "../../../kit/database.ts";
import type { Kit } from "../../../kit/kit.ts";
import type { BonusGrants } from "../../../kit/ports/bonus-grants.ts";
import type { ProviderEvent } from "../../../kit/ports/payment-provider.ts";
import { type DepositRow, lockDeposit, noteProgress, updateDeposit } from "./deposit-store.ts";
import { type DepositEvent, depositAfter } from "./machines.ts";
import { addStep } from "./steps-store.ts";

const events: Partial<Record<ProviderEvent["status"], DepositEvent>> = {
  COMPLETED: "complete",
  DECLINED: "decline",
  EXPIRED: "expire",
  REVERSED: "reverse",
};

/** `done` means that the message was applied or never will be; otherwise it is kept and tried again later. */
export async function applyDepositEvent(
  { kit, bonuses }: { kit: Kit; bonuses: Pick<BonusGrants, "lock" | "revokeDeposit"> },
  tx: Transaction,
  message: ProviderEvent,
): Promise<{ done: boolean; changed?: DepositRow }> {
  const deposit = await lockDeposit(tx, message.reference);
  if (!deposit) return { done: false };
  const event = events[message.status];
  if (event === undefined) {
    await noteProgress(tx, deposit.id, {
      confirmations: message.confirmations ?? 0,
      received: message.amountMinor === null ? 0 : amountOf(message.amountMinor, deposit.currency),
    });
    return { done: true };
  }
  const to = depositAfter(deposit.status, event);
  // Only a reversal can arrive too early; any other event that does not fit is outdated.
  if (to === undefined) return { done: event !== "reverse" || deposit.status === "REVERSED" };
  const amountMinor =
    event === "complete"
      ? (message.amountMinor ?? BigInt(deposit.amount_minor))
      : BigInt(deposit.amount_minor);
  if (event === "complete") await credit(kit, tx, deposit, amountMinor);
  if (event === "reverse") {
    // A reversal ends bonuses and takes the deposit, so all accounts of both are locked first, bonuses before wallets.
    await bonuses.lock(tx, [deposit.player_id]);
    const ledger = await lockForReversal(kit, tx, deposit);
    await bonuses.revokeDeposit(tx, deposit.player_id, deposit.id);
    await reverseCredit(ledger, deposit, amountMinor);
  }
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

async function credit(kit: Kit, tx: Transaction, deposit: DepositRow, amountMinor: bigint): Promise<void> {
  const { player_id: playerId, currency, id } = deposit;
  const ledger = await kit.ledger.lock(tx, { wallets: [{ playerId, currency }], opens: true });
  const { outcome } = await ledger.post({
    playerId,
    id: `${id}/credit`,
    type: "DEPOSIT",
    reference: { kind: "payment", id },
    transfers: [
      {
        from: houseAccount("payments", currency),
        to: playerAccount(playerId, "cash", currency),
        amountMinor,
      },
    ],
  });
  if (outcome !== "POSTED") throw new Error(`The deposit ${id} cannot be credited: ${outcome}`);
}

async function lockForReversal(kit: Kit, tx: Transaction, deposit: DepositRow): Promise<LockedWallets> {
  const { player_id: playerId, currency } = deposit;
  const house = (["chargebacks", "payments", "promotions"] as const).map((kind) =>
    houseAccount(kind, currency),
  );
  return await kit.ledger.lock(tx, { wallets: [{ playerId, currency }], house });
}

/** A chargeback takes what the player still has; the house bears the rest. */
async function reverseCredit(ledger: LockedWallets, deposit: DepositRow, amountMinor: bigint): Promise<void> {
  const { player_id: playerId, currency, id } = deposit;
  const cash = playerAccount(playerId, "cash", currency);
  const left = await ledger.balanceOf(cash);
  const fromPlayer = left < amountMinor ? left : amountMinor;
  const to = houseAccount("payments", currency);
  const transfers: Transfer[] = [
    { from: cash, to, amountMinor: fromPlayer },
    { from: houseAccount("chargebacks", currency), to, amountMinor: amountMinor - fromPlayer },
  ].filter((transfer) => transfer.amountMinor > 0n);
  const { outcome } = await ledger.post({
    playerId,
    id: `${id}/reversal`,
    type: "DEPOSIT",
    reference: { kind: "payment", id },
    transfers,
  });
  if (outcome !== "POSTED") throw new Error(`The deposit ${id} cannot be reversed: ${outcome}`);
}
