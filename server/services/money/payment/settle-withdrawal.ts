import type { DeclineReason } from "@parlour/contracts/enumerations";
import { houseAccount } from "@parlour/ledger";
import type { Transaction } from "../../../kit/database.ts";
import type { Kit } from "../../../kit/kit.ts";
import { collectDebts } from "./collect-debt.ts";
import { type WithdrawalEvent, withdrawalAfter } from "./machines.ts";
import { addStep } from "./steps-store.ts";
import { lockWithdrawal, updateWithdrawal, type WithdrawalRow } from "./withdrawal-store.ts";

export const payoutJob = "withdrawal-payout";

type Step = {
  id: string;
  event: Exclude<WithdrawalEvent, "approveFirst">;
  actor: string;
  reason?: string | null;
  /** The reason that the player is given; only for steps that decline the withdrawal. */
  declineReason?: DeclineReason;
  /** An explanation for the withdrawal's history that the player doesn't see. */
  note?: string;
};

/** Moves a withdrawal and its money to the next state; undefined when its current state does not allow the step. */
export async function settleWithdrawal(
  kit: Kit,
  tx: Transaction,
  { id, event, actor, reason = null, declineReason, note }: Step,
): Promise<WithdrawalRow | undefined> {
  const withdrawal = await lockWithdrawal(tx, id);
  const to = withdrawal && withdrawalAfter(withdrawal.status, event);
  if (!withdrawal || to === undefined) return undefined;
  if (event === "approve") await kit.jobs.enqueue(tx, payoutJob, { id }, { singletonKey: id });
  else if (event === "pay") await captureHold(kit, tx, withdrawal);
  // A stopped withdrawal keeps its money held until it is decided again.
  else if (event !== "stop") await releaseHold(kit, tx, withdrawal, event);
  const decides = event === "approve" || event === "decline";
  const changed = await updateWithdrawal(tx, {
    id,
    status: to,
    decidedBy: decides ? actor : null,
    reason,
    decline_reason: declineReason ?? null,
  });
  await addStep(tx, {
    paymentId: id,
    from: withdrawal.status,
    to,
    event,
    actor,
    reason: note ?? reason,
    at: kit.clock.now(),
  });
  return changed;
}

/** Captures the held money: it goes to the payments account, and the house keeps the fee. */
async function captureHold(kit: Kit, tx: Transaction, withdrawal: WithdrawalRow): Promise<void> {
  const { id, player_id: playerId, currency } = withdrawal;
  const reference = { kind: "payment", id };
  const to = houseAccount("payments", currency);
  const fees = houseAccount("fees", currency);
  const wallets = [{ playerId, currency }];
  const ledger = await kit.ledger.lock(tx, { wallets, house: [to, fees] });
  const { outcome } = await ledger.capture({ playerId, holdId: id, type: "WITHDRAWAL", to, reference });
  if (outcome !== "POSTED") throw new Error(`The withdrawal ${id} cannot be captured: ${outcome}`);
  const feeMinor = BigInt(withdrawal.fee_minor);
  if (feeMinor === 0n) return;
  const kept = await ledger.post({
    playerId,
    id: `${id}/fee`,
    type: "WITHDRAWAL",
    reference,
    transfers: [{ from: to, to: fees, amountMinor: feeMinor }],
  });
  if (kept.outcome !== "POSTED") throw new Error(`The fee of ${id} cannot be kept: ${kept.outcome}`);
}

async function releaseHold(
  kit: Kit,
  tx: Transaction,
  withdrawal: WithdrawalRow,
  event: WithdrawalEvent,
): Promise<void> {
  const { id, player_id: playerId, currency } = withdrawal;
  const wallet = { playerId, currency };
  const ledger = await kit.ledger.lock(tx, { wallets: [wallet] });
  const reference = { kind: "payment", id };
  const { outcome } = await ledger.release({ playerId, holdId: id, type: "WITHDRAWAL", reference });
  if (outcome !== "POSTED") throw new Error(`The withdrawal ${id} could not be refunded: ${outcome}`);
  // A reversed deposit reclaims the released money directly. Otherwise the money first pays the player's
  // debts.
  if (event !== "reclaim") await collectDebts(kit, tx, ledger, wallet, id);
}
