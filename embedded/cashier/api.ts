import { getProfile } from "@parlour/contracts/calls/identity/profile/get-profile";
import { getDocumentVerificationStatus } from "@parlour/contracts/calls/identity/profile-profiling/get-document-verification-status";
import { requestDocumentVerification } from "@parlour/contracts/calls/identity/profile-profiling/request-document-verification";
import { linkBankAccount } from "@parlour/contracts/calls/money/bank-accounts/link-bank-account";
import { listBankAccounts } from "@parlour/contracts/calls/money/bank-accounts/list-bank-accounts";
import { unlinkBankAccount } from "@parlour/contracts/calls/money/bank-accounts/unlink-bank-account";
import { listExchangeRates } from "@parlour/contracts/calls/money/exchange-rates/list-exchange-rates";
import { cancelWithdrawal } from "@parlour/contracts/calls/money/payment/cancel-withdrawal";
import { createDeposit } from "@parlour/contracts/calls/money/payment/create-deposit";
import { createTransfer } from "@parlour/contracts/calls/money/payment/create-transfer";
import { createWithdrawal } from "@parlour/contracts/calls/money/payment/create-withdrawal";
import { findRecipient } from "@parlour/contracts/calls/money/payment/find-recipient";
import { getDeposit } from "@parlour/contracts/calls/money/payment/get-deposit";
import { getPaymentsProfile } from "@parlour/contracts/calls/money/payment/get-payments-profile";
import { listWithdrawals } from "@parlour/contracts/calls/money/payment/list-withdrawals";
import { listMethodForms } from "@parlour/contracts/calls/money/routing/list-method-forms";
import { listMethodGroups } from "@parlour/contracts/calls/money/routing/list-method-groups";
import { listTransactions } from "@parlour/contracts/calls/money/wallet-gateway/list-transactions";
import { listProtectionLimits } from "@parlour/contracts/calls/protection/player-protection/list-protection-limits";
import { setProtectionLimit } from "@parlour/contracts/calls/protection/player-protection/set-protection-limit";
import { listBonuses } from "@parlour/contracts/calls/rewards/bonuses/list-bonuses";
import { listOffers } from "@parlour/contracts/calls/rewards/bonuses/list-offers";
import { optIn } from "@parlour/contracts/calls/rewards/bonuses/opt-in";
import { getSiteConfiguration } from "@parlour/contracts/calls/site/site-config/get-site-configuration";
import { client } from "@parlour/web/api/client";

export const api = {
  profile: client(getProfile),
  documentStatus: client(getDocumentVerificationStatus),
  requestDocument: client(requestDocumentVerification),
  paymentsProfile: client(getPaymentsProfile),
  bankAccounts: client(listBankAccounts),
  linkBankAccount: client(linkBankAccount),
  unlinkBankAccount: client(unlinkBankAccount),
  config: client(getSiteConfiguration),
  protectionLimits: client(listProtectionLimits),
  setProtectionLimit: client(setProtectionLimit),
  bonuses: client(listBonuses),
  offers: client(listOffers),
  optIn: client(optIn),
  exchangeRates: client(listExchangeRates),
  methodGroups: client(listMethodGroups),
  methodForms: client(listMethodForms),
  transactions: client(listTransactions),
  createDeposit: client(createDeposit),
  getDeposit: client(getDeposit),
  createWithdrawal: client(createWithdrawal),
  withdrawals: client(listWithdrawals),
  cancelWithdrawal: client(cancelWithdrawal),
  createTransfer: client(createTransfer),
  findRecipient: client(findRecipient),
};
