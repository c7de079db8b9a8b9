import { ApiError } from "@parlour/web/api/api-error";

const faults: Readonly<Record<string, string>> = {
  TOO_SHORT: "Use at least ten characters.",
  PASSWORD_TOO_WEAK: "This password is too easy to guess. Use a longer or more varied one.",
  PASSWORD_BREACHED: "This password is known from data breaches. Choose another one.",
  UNCHANGED: "Choose a password other than the current one.",
};

export function checkNewPassword(value: string): string | undefined {
  return value.length < 10 ? faults.TOO_SHORT : undefined;
}

/** Returns why the server refused a new password; undefined for any other error. */
export function passwordFault(error: unknown): string | undefined {
  if (!(error instanceof ApiError)) return undefined;
  const fault = error.errors.find(({ field }) => field === "password" || field === "newPassword");
  return fault && (faults[fault.code] ?? "Choose another password.");
}
