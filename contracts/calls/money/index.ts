import type { Call } from "../../call.ts";
import { linkBankAccount } from "./bank-accounts/link-bank-account.ts";
import { listBankAccounts } from "./bank-accounts/list-bank-accounts.ts";
import { listBankAccountsOfPlayer } from "./bank-accounts/list-bank-accounts-of-player.ts";
import { unlinkBankAccount } from "./bank-accounts/unlink-bank-account.ts";
import { listExchangeRates } from "./exchange-rates/list-exchange-rates.ts";
import { approveWithdrawals } from "./payment/approve-withdrawals.ts";
import { cancelWithdrawal } from "./payment/cancel-withdrawal.ts";
import { createDeposit } from "./payment/create-deposit.ts";
import { createTransfer } from "./payment/create-transfer.ts";
import { createWithdrawal } from "./payment/create-withdrawal.ts";
import { decideWithdrawal } from "./payment/decide-withdrawal.ts";
import { findRecipient } from "./payment/find-recipient.ts";
import { getDeposit } from "./payment/get-deposit.ts";
import { getPaymentsProfile } from "./payment/get-payments-profile.ts";
import { getWithdrawalPolicy } from "./payment/get-withdrawal-policy.ts";
import { getWithdrawalReview } from "./payment/get-withdrawal-review.ts";
import { listDeposits } from "./payment/list-deposits.ts";
import { listPaymentProblems } from "./payment/list-payment-problems.ts";
import { listPaymentsOfPlayer } from "./payment/list-payments-of-player.ts";
import { listWithdrawalPolicyChanges } from "./payment/list-withdrawal-policy-changes.ts";
import { listWithdrawals } from "./payment/list-withdrawals.ts";
import { listWithdrawalsToReview } from "./payment/list-withdrawals-to-review.ts";
import { receiveProviderEvent } from "./payment/receive-provider-event.ts";
import { reconcilePayments } from "./payment/reconcile-payments.ts";
import { retryPayout } from "./payment/retry-payout.ts";
import { settleDebt } from "./payment/settle-debt.ts";
import { settlePaymentProblem } from "./payment/settle-payment-problem.ts";
import { actOnSandboxPayment } from "./payment-provider/act-on-sandbox-payment.ts";
import { showSandboxPayment } from "./payment-provider/show-sandbox-payment.ts";
import { changeOfferedMethod } from "./routing/change-offered-method.ts";
import { listMethodChanges } from "./routing/list-method-changes.ts";
import { listMethodForms } from "./routing/list-method-forms.ts";
import { listMethodGroups } from "./routing/list-method-groups.ts";
import { listOfferedMethods } from "./routing/list-offered-methods.ts";
import { listPaymentKinds } from "./routing/list-payment-kinds.ts";
import { listPlayerLimits } from "./routing/list-player-limits.ts";
import { undoMethodChange } from "./routing/undo-method-change.ts";
import { exportTransactions } from "./wallet-gateway/export-transactions.ts";
import { getLedgerPosting } from "./wallet-gateway/get-ledger-posting.ts";
import { getPlayerWallet } from "./wallet-gateway/get-player-wallet.ts";
import { listBalances } from "./wallet-gateway/list-balances.ts";
import { listPlayerEntries } from "./wallet-gateway/list-player-entries.ts";
import { listTransactions } from "./wallet-gateway/list-transactions.ts";
import { verifyLedger } from "./wallet-gateway/verify-ledger.ts";
import { watchWallet } from "./wallet-gateway/watch-wallet.ts";

export const moneyCalls: readonly Call[] = [
  linkBankAccount,
  listBankAccounts,
  listBankAccountsOfPlayer,
  unlinkBankAccount,
  listExchangeRates,
  actOnSandboxPayment,
  showSandboxPayment,
  approveWithdrawals,
  cancelWithdrawal,
  createDeposit,
  createTransfer,
  createWithdrawal,
  decideWithdrawal,
  findRecipient,
  getDeposit,
  getPaymentsProfile,
  getWithdrawalPolicy,
  getWithdrawalReview,
  listDeposits,
  listPaymentProblems,
  listPaymentsOfPlayer,
  listWithdrawalsToReview,
  listWithdrawalPolicyChanges,
  listWithdrawals,
  receiveProviderEvent,
  reconcilePayments,
  retryPayout,
  settleDebt,
  settlePaymentProblem,
  changeOfferedMethod,
  listMethodChanges,
  listMethodForms,
  listMethodGroups,
  listOfferedMethods,
  listPaymentKinds,
  listPlayerLimits,
  undoMethodChange,
  exportTransactions,
  getLedgerPosting,
  getPlayerWallet,
  listBalances,
  listPlayerEntries,
  listTransactions,
  verifyLedger,
  watchWallet,
];
