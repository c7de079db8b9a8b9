import { formatAmount } from "@parlour/rules/currency";
import type { Transaction } from "../../kit/database.ts";
import type { Fact } from "../../kit/facts.ts";
import type { Kit } from "../../kit/kit.ts";
import type { Player, Players } from "../../kit/ports/players.ts";
import { countCredited, type DepositRow } from "./deposit-store.ts";
import { type NoticeKey, noticeText } from "./notice-texts.ts";
import type { WithdrawalRow } from "./withdrawal-store.ts";

type Parts = { kit: Kit; players: Players };

/** A letter about money leaves only with the change that it tells of. */
async function tell(
  { kit }: Parts,
  tx: Transaction,
  player: Player,
  key: NoticeKey,
  values: Readonly<Record<string, string>>,
): Promise<void> {
  const { subject, text } = noticeText(player.language, key, { name: player.firstName, ...values });
  await kit.messages.send({ channel: "email", to: player.email, subject, text, playerId: player.id }, tx);
}

const depositNotices: Partial<Record<DepositRow["status"], NoticeKey>> = {
  COMPLETED: "depositCompleted",
  REVERSED: "depositReversed",
};

async function depositFact(tx: Transaction, deposit: DepositRow): Promise<Fact> {
  const { id: depositId, player_id: playerId, currency, amount_minor: amountMinor, method } = deposit;
  if (deposit.status === "REVERSED") {
    return { kind: "DEPOSIT_REVERSED", playerId, data: { depositId, currency, amountMinor } };
  }
  const isFirst = (await countCredited(tx, playerId)) === 1;
  return { kind: "DEPOSIT_COMPLETED", playerId, data: { depositId, currency, amountMinor, method, isFirst } };
}

export async function tellDeposit(parts: Parts, tx: Transaction, deposit: DepositRow): Promise<void> {
  const key = depositNotices[deposit.status];
  if (key === undefined) return;
  await parts.kit.facts.tell(tx, await depositFact(tx, deposit));
  const player = await parts.players.get(deposit.player_id, tx);
  const amount = formatAmount(BigInt(deposit.amount_minor), deposit.currency, player.language);
  await tell(parts, tx, player, key, { amount });
}

const withdrawalNotices: Partial<Record<WithdrawalRow["status"], NoticeKey>> = {
  APPROVED: "withdrawalApproved",
  PAID: "withdrawalPaid",
  DECLINED: "withdrawalDeclined",
};

export async function tellWithdrawal(
  parts: Parts,
  tx: Transaction,
  withdrawal: WithdrawalRow,
): Promise<void> {
  const { status } = withdrawal;
  const key = withdrawalNotices[status];
  if (key === undefined || status === "PENDING" || status === "CANCELLED") return;
  await parts.kit.facts.tell(tx, {
    kind: "WITHDRAWAL_DECIDED",
    playerId: withdrawal.player_id,
    data: {
      withdrawalId: withdrawal.id,
      status,
      currency: withdrawal.currency,
      amountMinor: withdrawal.amount_minor,
      target: withdrawal.target_label,
      reason: withdrawal.reason,
    },
  });
  const player = await parts.players.get(withdrawal.player_id, tx);
  const amount = formatAmount(BigInt(withdrawal.amount_minor), withdrawal.currency, player.language);
  await tell(parts, tx, player, key, { amount, target: withdrawal.target_label });
}

export async function tellTransfer(
  parts: Parts,
  tx: Transaction,
  transfer: { sender: Player; recipient: Player; amountMinor: bigint },
): Promise<void> {
  const { sender, recipient, amountMinor } = transfer;
  const money = { currency: sender.currency, amountMinor: amountMinor.toString() };
  await parts.kit.facts.tell(tx, {
    kind: "TRANSFER_SENT",
    playerId: sender.id,
    data: { ...money, other: recipient.nickname },
  });
  await parts.kit.facts.tell(tx, {
    kind: "TRANSFER_RECEIVED",
    playerId: recipient.id,
    data: { ...money, other: sender.nickname },
  });
  const amountFor = (player: Player) => formatAmount(amountMinor, sender.currency, player.language);
  await tell(parts, tx, sender, "transferSent", { amount: amountFor(sender), other: recipient.nickname });
  await tell(parts, tx, recipient, "transferReceived", {
    amount: amountFor(recipient),
    other: sender.nickname,
  });
}
