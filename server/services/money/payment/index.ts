import { refuse } from "../../../kit/refusal.ts";
import type { Service } from "../../../kit/service.ts";
import { closingPayout } from "./closing-payout.ts";
import { startPaymentJobs } from "./jobs.ts";
import { createMoneyCallLimit } from "./limit-money-calls.ts";
import { findProvider, type ReviewParts } from "./parts.ts";
import { policyChange } from "./policy-change.ts";
import { proposedWriteOff } from "./proposed-write-off.ts";
import { approveWithdrawals } from "./routes/approve-withdrawals.ts";
import { cancelWithdrawal } from "./routes/cancel-withdrawal.ts";
import { createDeposit } from "./routes/create-deposit.ts";
import { createTransfer } from "./routes/create-transfer.ts";
import { createWithdrawal } from "./routes/create-withdrawal.ts";
import { decideWithdrawal } from "./routes/decide-withdrawal.ts";
import { findRecipient } from "./routes/find-recipient.ts";
import { getDeposit } from "./routes/get-deposit.ts";
import { getPaymentsProfile } from "./routes/get-payments-profile.ts";
import { getWithdrawalPolicy } from "./routes/get-withdrawal-policy.ts";
import { getWithdrawalReview } from "./routes/get-withdrawal-review.ts";
import { listDeposits } from "./routes/list-deposits.ts";
import { listPaymentProblems } from "./routes/list-payment-problems.ts";
import { listPaymentsOfPlayer } from "./routes/list-payments-of-player.ts";
import { listWithdrawalPolicyChanges } from "./routes/list-withdrawal-policy-changes.ts";
import { listWithdrawals } from "./routes/list-withdrawals.ts";
import { listWithdrawalsToReview } from "./routes/list-withdrawals-to-review.ts";
import { receiveProviderEvent } from "./routes/receive-provider-event.ts";
import { reconcilePayments } from "./routes/reconcile-payments.ts";
import { retryPayout } from "./routes/retry-payout.ts";
import { settleDebt } from "./routes/settle-debt.ts";
import { settlePaymentProblem } from "./routes/settle-payment-problem.ts";
import { stopPaymentsOfLockedAccounts } from "./stop-locked-account.ts";
import { findPlayerOfWithdrawal } from "./withdrawal-store.ts";

export { listCasePayments } from "./case-payments.ts";
export { createClosingPayouts } from "./closing-payouts.ts";
export { listCountedDeposits, listSameCard } from "./deposit-store.ts";
export { expireDeposit } from "./expire-deposit.ts";
export { readHarmPayments } from "./harm-payments.ts";
export { createOutgoingPayments } from "./outgoing-payments.ts";
export { listPartnerPayments } from "./partner-payments.ts";
export { paymentAlerts } from "./payment-alerts.ts";
export { paymentSearch } from "./payment-search.ts";
export { createPaymentSource } from "./payment-source.ts";
export { createPaymentSubjects } from "./payment-subjects.ts";
export { sharePayoutTarget } from "./payout-targets.ts";
export { listLatestPayments } from "./player-payments-store.ts";
export { countPendingWithdrawals, countProblems } from "./problem-store.ts";
export { receiveEvent } from "./receive-event.ts";
export { reconcile } from "./reconcile.ts";
export { readFirstDeposits, readGroupReversals, readMethodResults } from "./report-store.ts";
export { seedDeposit } from "./seed-deposit.ts";
export { type HistoryDeposit, seedDeposits, seedWithdrawal, stepWithdrawal } from "./seed-payments.ts";

/** Handles deposits, withdrawals, transfers between players, and the providers' messages about them. */
export function paymentService(ports: Omit<ReviewParts, "kit">): Service {
  return {
    name: "payment",
    migrations: new URL("migrations/", import.meta.url),
    routes: (kit) => {
      const own = { ...ports, kit };
      const limited = createMoneyCallLimit(kit.heartbeat);
      return [
        getPaymentsProfile(kit),
        limited(createDeposit(own)),
        listDeposits(kit),
        getDeposit(kit),
        limited(createWithdrawal(own)),
        listWithdrawals(own),
        limited(cancelWithdrawal(own)),
        limited(createTransfer(own)),
        findRecipient(own),
        receiveProviderEvent(own),
        listWithdrawalsToReview(own),
        getWithdrawalReview(own),
        getWithdrawalPolicy(kit),
        listWithdrawalPolicyChanges(kit),
        decideWithdrawal(own),
        listPaymentsOfPlayer(kit),
        approveWithdrawals(own),
        listPaymentProblems(kit),
        settlePaymentProblem(kit),
        settleDebt(own),
        retryPayout(own),
        reconcilePayments(own),
      ];
    },
    itemPlayers: (kit) => ({ withdrawals: (id) => findPlayerOfWithdrawal(kit.db, id) }),
    authoriseProvider:
      () =>
      async ({ headers, params, rawBody }) => {
        const provider = findProvider(ports, String(params.provider));
        return provider?.isSigned(headers, rawBody) ? undefined : refuse("SIGNATURE_INVALID");
      },
    start: async (kit) => {
      kit.fourEyes.register(closingPayout({ ...ports, kit }));
      kit.fourEyes.register(policyChange(kit));
      kit.fourEyes.register(proposedWriteOff(kit));
      await startPaymentJobs({ ...ports, kit });
      await stopPaymentsOfLockedAccounts({ ...ports, kit });
      return async () => {};
    },
  };
}
