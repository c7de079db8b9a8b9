/**
 * Converts a code from the contracts to plain words, such as `POINTS_EARNED`, `pendingWithdrawal` and
 * `log-in-operator`.
 */
export function readable(code: string): string {
  const spaced = /[a-z]/.test(code) ? code.replace(/([a-z\d])([A-Z])/g, "$1 $2") : code;
  const words = spaced
    .replace(/[_-]+/g, " ")
    .toLowerCase()
    .replace(/\bpin\b/g, "PIN");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const methodNames: Readonly<Record<string, string>> = {
  CBT: "Bank transfer",
  TTP: "Transfer to a player",
  IBAN: "Bank transfer (IBAN)",
};

/** Converts the code of a payment method to plain words. */
export function methodName(code: string): string {
  return methodNames[code] ?? readable(code);
}

/** Converts the name of a ledger account, such as `pendingWithdrawal:USD`, to plain words. */
export function accountName(account: string): string {
  const [name = "", ...rest] = account.split(":");
  return [readable(name), ...rest].join(" · ");
}

/** The console is in English for all operators. */
const languageNames = new Intl.DisplayNames("en", { type: "language" });

export function languageName(code: string): string {
  return languageNames.of(code) ?? code;
}
