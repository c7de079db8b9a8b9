import { ApiError } from "@parlour/web/api/api-error";
import { formatMoney } from "@parlour/web/i18n/format-money";
import { readable } from "./readable.ts";

const sentences: Readonly<Record<string, string>> = {
  SECOND_PERSON_REQUIRED: "This needs a second operator. Propose it instead.",
  CAMPAIGN_OFFER_NOT_GRANTABLE: "The campaign's offer has ended or can't be granted. Choose another one.",
  DOCUMENT_CHECKS_MISSING: "Complete the checklist and all the details.",
  DOCUMENT_EXPIRED: "The document has expired. Reject it instead.",
  OTHER_APPROVER_REQUIRED: "You gave the first approval. Another operator must give the second.",
  LAST_ADMINISTRATORS:
    "At least two active administrators must remain. Make another operator an administrator first.",
  OWN_PROPOSAL: "You can't decide your own proposal.",
  FORBIDDEN: "Your roles don't allow this.",
  CONFLICT: "Changed by someone else. Load the latest version and try again.",
  IDEMPOTENCY_KEY_REUSED: "This was sent before with other values. Load the page again and retry.",
  NOT_FOUND: "This no longer exists.",
  NOT_DEALING: "Another dealer is at this table, or it isn't open.",
  CALL_NOT_DUE: "This round isn't waiting for a result.",
  ROUND_UNFINISHED: "Call the result of the running round first.",
  WITHDRAWALS_HELD: "A case holds this player's withdrawals. Compliance decides when they can be approved.",
  WITHDRAWAL_NOT_PENDING: "Someone else has decided this withdrawal, or the player cancelled it.",
  INSUFFICIENT_FUNDS: "The balance doesn't cover this.",
  PROVIDER_UNAVAILABLE: "The provider isn't responding. Try again later.",
  SCHEDULE_IN_THE_PAST: "Choose a time in the future.",
  BODY_TOO_LARGE: "The file is too large.",
  FILE_TYPE_MISMATCH: "The file's content doesn't match its type.",
  FILE_DAMAGED: "The file is damaged or too small.",
  FILE_TOO_COMPLEX: "The picture is too large. Use fewer pixels.",
  RATE_LIMITED: "Too many requests. Wait a moment and try again.",
  OVERLOADED: "The server is busy. Try again in a moment.",
  UNAVAILABLE: "The database isn't responding. Try again in a moment.",
  SESSION_INVALID: "Your session has expired. Log in again.",
  MFA_INVALID_CONFIRMATION_CODE: "Wrong code. Wait for the next one and try again.",
  MFA_ACCOUNT_BLOCKED: "Too many wrong codes. Try again later.",
  MFA_REQUIRED: "Enter the code from your authenticator.",
  ACCOUNT_BLOCKED: "Too many attempts. Try again later.",
  VERIFICATION_FAILED: "Wrong password.",
  VERIFICATION_BLOCKED: "Too many wrong codes. Try again in 30 minutes.",
  DISABLED_PROFILE: "This account is disabled. Ask an administrator.",
  BONUS_OVER: "This bonus has already ended.",
  BREAK_NOT_LONGER: "A new break must end later than the current one.",
  ACTION_NOT_ALLOWED: "This result isn't possible in this round.",
  FILE_UNSAFE: "The file may be dangerous, so it isn't shown. Reject the document.",
};

/** Why a chat can't be handed to an operator. */
const agentCauses: Readonly<Record<string, string>> = {
  UNKNOWN: "Operator not found.",
  DISABLED: "This operator's account is disabled.",
  NOT_SUPPORT: "This operator doesn't have the Support role.",
};

const fieldFailures: Readonly<Record<string, string>> = {
  REQUIRED: "enter a value",
  INVALID_TYPE: "wrong type of value",
  INVALID_FORMAT: "wrong format",
  TOO_SHORT: "too short",
  TOO_LONG: "too long",
  TOO_SMALL: "too small",
  TOO_LARGE: "too large",
  UNCHANGED: "the same as before",
  AMOUNT_NOT_POSITIVE: "enter an amount above zero",
  AMOUNT_TOO_PRECISE: "too many decimals for this currency",
  BELOW_MINIMUM: "below the minimum",
  ABOVE_MAXIMUM: "above the maximum",
  UNKNOWN_CURRENCY: "unknown currency",
  UNKNOWN_COUNTRY: "unknown country",
  UNKNOWN_SUBDIVISION: "unknown subdivision for this country",
  UNKNOWN_LANGUAGE: "the site isn't published in this language",
  PASSWORD_WRONG: "wrong password",
  PASSWORD_TOO_WEAK: "too easy to guess",
  PASSWORD_BREACHED: "known from a data breach",
};

/** Describes an invalid field, which is named by the last part of its path that isn't a list index. */
function fieldFailure(field: string, code: string): string {
  const name = field.split(".").findLast((part) => !/^\d+$/.test(part)) ?? "";
  return `${readable(name) || "This"}: ${fieldFailures[code] ?? "not accepted"}.`;
}

export function failureText(error: unknown): string {
  if (!(error instanceof ApiError)) return "Something went wrong. Try again.";
  if (error.isOffline) return "The server isn't responding. Check your connection and try again.";
  if (error.errors.length > 0) {
    return error.errors.map(({ field, code }) => fieldFailure(field ?? "", code)).join(" ");
  }
  const code = error.errorCode ?? "";
  if (code === "CLAIMED_BY_OTHER") {
    return `Claimed by ${String(error.details.operatorName)}. Take it over first, if they agree.`;
  }
  if (code === "CONFLICT" && typeof error.details.operatorName === "string") {
    return `Changed by ${error.details.operatorName}. Load the latest version and try again.`;
  }
  if (code === "TOO_MANY") {
    return `There can be at most ${String(error.details.most)} of these, and that many exist already.`;
  }
  if (code === "BALANCE_NOT_EMPTY") {
    const { balance, currency } = error.details as { balance: number; currency: string };
    return `The account holds ${formatMoney(balance, currency, "en")}. Use "Pay out balance" first, then close it.`;
  }
  if (code === "RECIPIENT_NOT_FOUND" && Array.isArray(error.details.unknown)) {
    return `Unknown: ${error.details.unknown.join(", ")}. Correct or remove them; nothing was granted.`;
  }
  // The server explains why a change can't be proposed.
  if (code === "PROPOSAL_REFUSED")
    return `Not possible: ${String(error.details.cause ?? "").replace(/\.$/, "")}.`;
  if (code === "AGENT_NOT_AVAILABLE") {
    return `${agentCauses[String(error.details.cause)] ?? ""} Choose someone else.`.trim();
  }
  return (
    sentences[code] ??
    `That didn't work (${code ? readable(code).toLowerCase() : `status ${error.status}`}). Try again.`
  );
}
