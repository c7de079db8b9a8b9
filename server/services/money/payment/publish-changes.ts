import type { Transaction } from "../../../kit/database.ts";
import type { Facts } from "../../../kit/facts.ts";
import type { Metrics } from "../../../kit/metrics.ts";
import type { Player } from "../../../kit/ports/players.ts";
import { findDebt } from "./debt-store.ts";
import { countCredited, type DepositRow } from "./deposit-store.ts";
import { paymentCounters } from "./payment-metrics.ts";
import type { WithdrawalRow } from "./withdrawal-store.ts";

type Parts = { kit: { facts: Facts; metrics: Metrics } };

/**
 * Publishes a deposit's new status as a fact (a domain event) in the transaction that changes it. The
 * notification service decides which facts notify players.
 */
export async function publishDeposit({ kit }: Parts, tx: Transaction, deposit: DepositRow): Promise<void> {
  const { id: depositId, player_id: playerId, currency, amount_minor: amountMinor, method } = deposit;
  tx.afterCommit(() => {
    const { deposits, depositedMinor } = paymentCounters(kit.metrics);
    deposits.inc({ method, currency, status: deposit.status });
    if (deposit.status === "COMPLETED") depositedMinor.inc({ currency }, Number(amountMinor));
  });
  if (deposit.status === "REVERSED") {
    const debt = await findDebt(tx, depositId);
    await kit.facts.publish(tx, {
      kind: "DEPOSIT_REVERSED",
      playerId,
      data: { depositId, currency, amountMinor, owedMinor: debt?.amount_minor ?? "0" },
    });
  } else if (deposit.status === "COMPLETED") {
    const isFirst = (await countCredited(tx, playerId)) === 1;
    const data = { depositId, currency, amountMinor, method, isFirst };
    await kit.facts.publish(tx, { kind: "DEPOSIT_COMPLETED", playerId, data });
  }
}

export async function publishWithdrawal(
  { kit }: Parts,
  tx: Transaction,
  withdrawal: WithdrawalRow,
): Promise<void> {
  const { status } = withdrawal;
  tx.afterCommit(() => {
    const { withdrawals, withdrawnMinor } = paymentCounters(kit.metrics);
    withdrawals.inc({ currency: withdrawal.currency, status });
    if (status === "PAID")
      withdrawnMinor.inc({ currency: withdrawal.currency }, Number(withdrawal.amount_minor));
  });
  if (status === "PENDING" || status === "CANCELLED") return;
  await kit.facts.publish(tx, {
    kind: "WITHDRAWAL_DECIDED",
    playerId: withdrawal.player_id,
    data: {
      withdrawalId: withdrawal.id,
      status,
      currency: withdrawal.currency,
      amountMinor: withdrawal.amount_minor,
      feeMinor: withdrawal.fee_minor,
      target: withdrawal.target_label,
      declineReason: withdrawal.decline_reason,
    },
  });
}

export async function publishTransfer(
  { kit }: Parts,
  tx: Transaction,
  { sender, recipient, amountMinor }: { sender: Player; recipient: Player; amountMinor: bigint },
): Promise<void> {
  const money = { currency: sender.currency, amountMinor: amountMinor.toString() };
  const sent = { ...money, other: recipient.nickname };
  const received = { ...money, other: sender.nickname };
  await kit.facts.publish(tx, { kind: "TRANSFER_SENT", playerId: sender.id, data: sent });
  await kit.facts.publish(tx, { kind: "TRANSFER_RECEIVED", playerId: recipient.id, data: received });
}
