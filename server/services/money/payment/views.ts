import type { Deposit, Withdrawal } from "@parlour/contracts/entities/payment";
import type { PaymentDebt } from "@parlour/contracts/entities/payment-problem";
import type { WithdrawalPolicy } from "@parlour/contracts/entities/withdrawal-policy";
import { amountOf } from "@parlour/rules/money";
import { roughDollars } from "@parlour/rules/stake-limits";
import { needsSecondApprover } from "./approval-rules.ts";
import { type DebtRow, owedMinor } from "./debt-store.ts";
import type { DepositRow } from "./deposit-store.ts";
import type { WithdrawalRow } from "./withdrawal-store.ts";

export function toDeposit(row: DepositRow): Deposit {
  return {
    id: row.id,
    status: row.status,
    method: row.method,
    amount: amountOf(BigInt(row.amount_minor), row.currency),
    currency: row.currency,
    createdAt: row.created_at.toISOString(),
    ...(row.redirect_url !== null && row.status === "PENDING" && { redirectUrl: row.redirect_url }),
    instructions: row.instructions,
    reason: row.reason,
  };
}

export function toWithdrawal(row: WithdrawalRow, cancelAllowed: boolean): Withdrawal {
  return {
    id: row.id,
    status: row.status,
    method: row.method,
    amount: amountOf(BigInt(row.amount_minor), row.currency),
    fee: amountOf(BigInt(row.fee_minor), row.currency),
    currency: row.currency,
    target: row.target_label,
    createdAt: row.created_at.toISOString(),
    cancellable: cancelAllowed && row.status === "PENDING",
    declineReason: row.decline_reason,
  };
}

export function toReviewed(row: WithdrawalRow, policy: Pick<WithdrawalPolicy, "secondApproverAbove">) {
  const { player_id: playerId, signals, decided_by: decidedBy, reason } = row;
  const dollars = roughDollars(BigInt(row.amount_minor), row.currency);
  return {
    ...toWithdrawal(row, true),
    playerId,
    signals,
    decidedBy,
    reason,
    needsSecondApprover: needsSecondApprover(policy, dollars),
    firstApproval:
      row.first_approved_by === null
        ? null
        : {
            operatorId: row.first_approved_by,
            operatorName: row.first_approved_name!,
            at: row.first_approved_at!.toISOString(),
          },
  };
}

export function toDebt(row: DebtRow): PaymentDebt {
  const amount = (minor: bigint) => amountOf(minor, row.currency);
  return {
    depositId: row.deposit_id,
    currency: row.currency,
    amount: amount(BigInt(row.amount_minor)),
    collected: amount(BigInt(row.collected_minor)),
    owed: amount(owedMinor(row)),
    writtenOff: row.written_off_at !== null,
    createdAt: row.created_at.toISOString(),
  };
}
