import type { getProfile } from "@parlour/contracts/calls/identity/profile/get-profile";
import type { listExchangeRates } from "@parlour/contracts/calls/money/exchange-rates/list-exchange-rates";
import type { cancelWithdrawal } from "@parlour/contracts/calls/money/payment/cancel-withdrawal";
import type { createDeposit } from "@parlour/contracts/calls/money/payment/create-deposit";
import type { createTransfer } from "@parlour/contracts/calls/money/payment/create-transfer";
import type { createWithdrawal } from "@parlour/contracts/calls/money/payment/create-withdrawal";
import type { findRecipient } from "@parlour/contracts/calls/money/payment/find-recipient";
import type { getDeposit } from "@parlour/contracts/calls/money/payment/get-deposit";
import type { listWithdrawals } from "@parlour/contracts/calls/money/payment/list-withdrawals";
import type { listMethodGroups } from "@parlour/contracts/calls/money/routing/list-method-groups";
import type { listTransactions } from "@parlour/contracts/calls/money/wallet-gateway/list-transactions";
import type { listBonuses } from "@parlour/contracts/calls/rewards/bonuses/list-bonuses";
import type { getSiteConfiguration } from "@parlour/contracts/calls/site/site-config/get-site-configuration";
import { client } from "@parlour/web/api/client";

/** Every call that the cashier makes. */
export const api = {
  profile: client<typeof getProfile>("GET", "/services/profile/v1/profiles/{session}"),
  config: client<typeof getSiteConfiguration>("GET", "/services/site-config/v1/config"),
  bonuses: client<typeof listBonuses>("GET", "/services/bonuses/v1/players/{session}/bonuses"),
  exchangeRates: client<typeof listExchangeRates>("GET", "/services/exchange-rates/v1/rates"),
  methodGroups: client<typeof listMethodGroups>(
    "GET",
    "/services/routing/config/payment-methods/method-groups",
  ),
  transactions: client<typeof listTransactions>(
    "GET",
    "/services/wallet-gateway/v1/profiles/{session}/transactions",
  ),
  createDeposit: client<typeof createDeposit>("POST", "/services/payment/profiles/{session}/deposits"),
  getDeposit: client<typeof getDeposit>("GET", "/services/payment/profiles/{session}/deposits/{id}"),
  createWithdrawal: client<typeof createWithdrawal>(
    "POST",
    "/services/payment/profiles/{session}/withdrawals",
  ),
  withdrawals: client<typeof listWithdrawals>("GET", "/services/payment/profiles/{session}/withdrawals"),
  cancelWithdrawal: client<typeof cancelWithdrawal>(
    "DELETE",
    "/services/payment/profiles/{session}/withdrawals/{id}",
  ),
  createTransfer: client<typeof createTransfer>("POST", "/services/payment/profiles/{session}/transfers"),
  findRecipient: client<typeof findRecipient>("GET", "/services/payment/profiles/{session}/recipients"),
};
