export const ROOT = "/account/cashier";
export const BANK_ACCOUNTS = "/account/bank-accounts";
