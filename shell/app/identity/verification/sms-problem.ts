import { ApiError } from "@parlour/web/api/api-error";

/** The message for a refused code, or a refused request for one. */
export type SmsProblem =
  | { kind: "blocked"; seconds: number }
  | { kind: "noMoreSends" }
  | { kind: "validated" }
  | { kind: "notValidated" }
  | { kind: "wrongCode"; remaining: number }
  | { kind: "operationFailed" }
  | { kind: "offline" }
  | { kind: "other" };

const LONGEST_BLOCK_SECONDS = 1_800;

export function smsProblemOf(thrown: unknown): SmsProblem {
  if (!(thrown instanceof ApiError)) return { kind: "other" };
  if (thrown.isOffline) return { kind: "offline" };
  const { errorCode, details } = thrown;
  switch (errorCode) {
    case "ACCOUNT_BLOCKED":
    case "MFA_ACCOUNT_BLOCKED":
      return { kind: "blocked", seconds: numberOf(details.remainingBlockingTime, LONGEST_BLOCK_SECONDS) };
    case "NO_REMAINING_SEND_CODE_ATTEMPT":
      return { kind: "noMoreSends" };
    case "PLAYER_VALIDATED":
      return { kind: "validated" };
    case "PLAYER_NOT_VALIDATED":
      return { kind: "notValidated" };
    case "MFA_INVALID_CONFIRMATION_CODE":
      return { kind: "wrongCode", remaining: numberOf(details.remainingAttempts, 0) };
    case "MFA_CONFIGURATION_ERROR":
    case "MFA_ERROR_VALIDATING_OPERATION":
      return { kind: "operationFailed" };
    default:
      return { kind: "other" };
  }
}

/** The reason reported to analytics: the server's error code if there is one. */
export function reasonOf(thrown: unknown): string {
  if (!(thrown instanceof ApiError)) return "UNKNOWN_ERROR";
  return thrown.errorCode ?? (thrown.isOffline ? "OFFLINE" : `HTTP_${thrown.status}`);
}

function numberOf(value: unknown, otherwise: number): number {
  return typeof value === "number" && Number.isFinite(value) ? value : otherwise;
}
