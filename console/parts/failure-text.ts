import { ApiError } from "@parlour/web/api/api-error";

const sentences: Readonly<Record<string, string>> = {
  FORBIDDEN: "Your roles do not allow this.",
  CONFLICT: "Somebody else was faster: this has changed meanwhile. Look at it again.",
  NOT_FOUND: "It is not there any more.",
  RATE_LIMITED: "Too many requests. Wait a moment and try again.",
  OVERLOADED: "The server is busy. Try again in a moment.",
  SESSION_INVALID: "Your session is over. Sign in again.",
};

/** What went wrong, in one sentence for the operator. */
export function failureText(error: unknown): string {
  if (!(error instanceof ApiError)) return "Something failed on this page. Try again.";
  if (error.isOffline) return "The server did not answer. Check your connection and try again.";
  if (error.errors.length > 0) {
    return `Not accepted: ${error.errors.map(({ field, code }) => (field ? `${field} (${code})` : code)).join(", ")}.`;
  }
  const code = error.errorCode ?? "";
  return sentences[code] ?? `The server refused: ${code || `status ${error.status}`}.`;
}
