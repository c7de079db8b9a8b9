import type { MessageKey } from "@parlour/web/i18n/messages";

export const ROOT = "/account/cashier";

/** Every page of the cashier and its title. */
export const cashierPages: Readonly<Record<string, MessageKey>> = {
  [ROOT]: "cashier.title",
  [`${ROOT}/deposit`]: "cashier.depositTitle",
  [`${ROOT}/withdraw`]: "cashier.withdrawTitle",
  [`${ROOT}/withdraw/cbt`]: "cashier.bankTitle",
  [`${ROOT}/withdraw/ttp`]: "cashier.transferTitle",
  [`${ROOT}/withdraw/manage-pending`]: "cashier.pendingTitle",
  "/account/bank-accounts": "cashier.bankAccountsTitle",
};
