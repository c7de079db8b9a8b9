export const ROOT = "/account/cashier";
export const BANK_ACCOUNTS = "/account/bank-accounts";

/** The page where a PIN is set. It leads back to the given page afterwards. */
export const pinPath = (returnTo: string) =>
  `/account/security?destination=${encodeURIComponent(returnTo)}#pin`;
