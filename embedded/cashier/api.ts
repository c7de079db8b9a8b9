import { getProfile } from "@parlour/contracts/calls/identity/profile/get-profile";
import { listExchangeRates } from "@parlour/contracts/calls/money/exchange-rates/list-exchange-rates";
import { cancelWithdrawal } from "@parlour/contracts/calls/money/payment/cancel-withdrawal";
import { createDeposit } from "@parlour/contracts/calls/money/payment/create-deposit";
import { createTransfer } from "@parlour/contracts/calls/money/payment/create-transfer";
import { createWithdrawal } from "@parlour/contracts/calls/money/payment/create-withdrawal";
import { findRecipient } from "@parlour/contracts/calls/money/payment/find-recipient";
import { getDeposit } from "@parlour/contracts/calls/money/payment/get-deposit";
import { listWithdrawals } from "@parlour/contracts/calls/money/payment/list-withdrawals";
import { listMethodForms } from "@parlour/contracts/calls/money/routing/list-method-forms";
import { listMethodGroups } from "@parlour/contracts/calls/money/routing/list-method-groups";
import { listTransactions } from "@parlour/contracts/calls/money/wallet-gateway/list-transactions";
import { listBonuses } from "@parlour/contracts/calls/rewards/bonuses/list-bonuses";
import { getSiteConfiguration } from "@parlour/contracts/calls/site/site-config/get-site-configuration";
import { client } from "@parlour/web/api/client";

/** All API calls that the cashier makes. */
export const api = {
  profile: client(getProfile),
  config: client(getSiteConfiguration),
  bonuses: client(listBonuses),
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
