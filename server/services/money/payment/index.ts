import { refuse } from "../../../kit/refusal.ts";
import type { Service } from "../../../kit/service.ts";
import { startPaymentJobs } from "./jobs.ts";
import { findProvider, type PaymentParts } from "./parts.ts";
import { approveWithdrawals } from "./routes/approve-withdrawals.ts";
import { cancelWithdrawal } from "./routes/cancel-withdrawal.ts";
import { createDeposit } from "./routes/create-deposit.ts";
import { createTransfer } from "./routes/create-transfer.ts";
import { createWithdrawal } from "./routes/create-withdrawal.ts";
import { decideWithdrawal } from "./routes/decide-withdrawal.ts";
import { findRecipient } from "./routes/find-recipient.ts";
import { getDeposit } from "./routes/get-deposit.ts";
import { getPaymentsProfile } from "./routes/get-payments-profile.ts";
import { listDeposits } from "./routes/list-deposits.ts";
import { listPaymentProblems } from "./routes/list-payment-problems.ts";
import { listPaymentsOfPlayer } from "./routes/list-payments-of-player.ts";
import { listWithdrawals } from "./routes/list-withdrawals.ts";
import { listWithdrawalsToReview } from "./routes/list-withdrawals-to-review.ts";
import { receiveProviderEvent } from "./routes/receive-provider-event.ts";
import { reconcilePayments } from "./routes/reconcile-payments.ts";
import { retryPayout } from "./routes/retry-payout.ts";
import { settlePaymentProblem } from "./routes/settle-payment-problem.ts";

export { expireDeposit } from "./expire-deposit.ts";
export { paymentAlerts } from "./payment-alerts.ts";
export { sharePayoutTarget } from "./payout-targets.ts";
export { countPendingWithdrawals, listProblems } from "./problem-store.ts";
export { receiveEvent } from "./receive-event.ts";
export { reconcile } from "./reconcile.ts";

/** Deposits, withdrawals, transfers between players, and the providers' messages about them. */
export function paymentService(ports: Omit<PaymentParts, "kit">): Service {
  return {
    name: "payment",
    migrations: new URL("migrations/", import.meta.url),
    routes: (kit) => {
      const own = { ...ports, kit };
      return [
        getPaymentsProfile(kit),
        createDeposit(own),
        listDeposits(kit),
        getDeposit(kit),
        createWithdrawal(own),
        listWithdrawals(own),
        cancelWithdrawal(own),
        createTransfer(own),
        findRecipient(own),
        receiveProviderEvent(own),
        listWithdrawalsToReview(kit),
        decideWithdrawal(own),
        listPaymentsOfPlayer(kit),
        approveWithdrawals(own),
        listPaymentProblems(kit),
        settlePaymentProblem(kit),
        retryPayout(kit),
        reconcilePayments(own),
      ];
    },
    authoriseProvider:
      () =>
      async ({ headers, params, rawBody }) => {
        const provider = findProvider(ports, String(params.provider));
        return provider?.isSigned(headers, rawBody) ? undefined : refuse("SIGNATURE_INVALID");
      },
    start: async (kit) => {
      await startPaymentJobs({ ...ports, kit });
      return async () => {};
    },
  };
}
