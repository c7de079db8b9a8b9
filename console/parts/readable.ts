/**
 * Converts a code from the contracts, such as `POINTS_EARNED`, `pendingWithdrawal` or `log-in-operator`, to plain
 * words.
 */
export function readable(code: string): string {
  const spaced = /[a-z]/.test(code) ? code.replace(/([a-z\d])([A-Z])/g, "$1 $2") : code;
  const words = spaced
    .replace(/[_-]+/g, " ")
    .toLowerCase()
    .replace(/\b(api|pin)\b/g, (word) => word.toUpperCase());
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const methodNames: Readonly<Record<string, string>> = {
  CBT: "Bank transfer",
  TTP: "Transfer to a player",
  IBAN: "Bank transfer (IBAN)",
};

export function methodName(code: string): string {
  return methodNames[code] ?? readable(code);
}

/** Converts the reason of a payment to plain words: providers give a code, operators and rules write a sentence. */
export function reasonText(reason: string | null): string {
  return reason === null || !/^[A-Z][A-Z\d]*(_[A-Z\d]+)*$/.test(reason) ? (reason ?? "") : readable(reason);
}

/** Converts the name of a ledger account, such as `pendingWithdrawal:USD`, to plain words. */
export function accountName(account: string): string {
  const [name = "", ...rest] = account.split(":");
  return [readable(name), ...rest].join(" · ");
}

/** The English names of languages, because the console has no other language. */
const languageNames = new Intl.DisplayNames("en", { type: "language" });

export function languageName(code: string): string {
  return languageNames.of(code) ?? code;
}
