import { ApiError } from "@parlour/web/api/api-error";

const sentences: Readonly<Record<string, string>> = {
  OWN_PROPOSAL: "Somebody else must decide what you proposed.",
  FORBIDDEN: "Your roles do not allow this.",
  CONFLICT: "Somebody else was faster: this has changed meanwhile. Look at it again.",
  NOT_FOUND: "It is not there any more.",
  WITHDRAWAL_NOT_PENDING: "Somebody else has decided this withdrawal, or the player has taken it back.",
  PROVIDER_UNAVAILABLE: "The provider does not answer. Try again later.",
  SCHEDULE_IN_THE_PAST: "Choose a time that lies ahead.",
  BODY_TOO_LARGE: "The file is too large.",
  FILE_TYPE_MISMATCH: "The file is not of the type that its name says.",
  FILE_DAMAGED: "The file is damaged, or too small to be shown.",
  FILE_TOO_COMPLEX: "The picture has more pixels than a page can use.",
  RATE_LIMITED: "Too many requests. Wait a moment and try again.",
  OVERLOADED: "The server is busy. Try again in a moment.",
  SESSION_INVALID: "Your session is over. Sign in again.",
};

/** Why a chat can't be handed to an operator. */
const agentCauses: Readonly<Record<string, string>> = {
  UNKNOWN: "There is no such operator.",
  DISABLED: "This operator's account is disabled.",
  NOT_SUPPORT: "This operator does not have the support role.",
};

/** The error in one sentence for the operator. */
export function failureText(error: unknown): string {
  if (!(error instanceof ApiError)) return "Something failed on this page. Try again.";
  if (error.isOffline) return "The server did not answer. Check your connection and try again.";
  if (error.errors.length > 0) {
    return `Not accepted: ${error.errors.map(({ field, code }) => (field ? `${field} (${code})` : code)).join(", ")}.`;
  }
  const code = error.errorCode ?? "";
  // The server explains why a proposal isn't possible.
  if (code === "PROPOSAL_REFUSED") return `Not possible: ${String(error.details.cause ?? "")}.`;
  if (code === "AGENT_NOT_AVAILABLE") {
    return `${agentCauses[String(error.details.cause)] ?? ""} Choose somebody else.`.trim();
  }
  return sentences[code] ?? `The server refused: ${code || `status ${error.status}`}.`;
}
