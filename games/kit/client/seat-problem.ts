import type { ApiError } from "@parlour/web/api/api-error";

/** The reason shown to the player when a round could not be played. */
export type SeatProblem = {
  kind: /** No answer came: what was asked is kept and asked again with the same id. */
    | "offline"
    | "funds"
    | "limit"
    /** Promotional rounds are used up or switched off; the next round is played for money. */
    | "spins"
    /** The round continued in another window, so this one must reload it. */
    | "moved"
    /** The session has ended; the game must be launched again. */
    | "ended"
    | "closed"
    | "refused";
};

const kinds: Readonly<Record<string, SeatProblem["kind"]>> = {
  INSUFFICIENT_FUNDS: "funds",
  LIMIT_EXCEEDED: "limit",
  BONUS_MAX_BET: "limit",
  NO_PROMOTIONAL_SPINS: "spins",
  FEATURE_DISABLED: "spins",
  CONFLICT: "moved",
  SEQUENCE_MISMATCH: "moved",
  ACTION_NOT_ALLOWED: "moved",
  ROUND_UNFINISHED: "moved",
  SESSION_INVALID: "ended",
  TOKEN_INVALID: "ended",
  NOT_FOUND: "ended",
  GAME_NOT_AVAILABLE: "closed",
  REGION_NOT_AVAILABLE: "closed",
};

/** Whether a retry can succeed. */
export function isPassing({ status, errorCode }: ApiError): boolean {
  return status === 0 || status === 408 || status === 429 || status >= 500 || errorCode === "ROUND_TOO_SOON";
}

export function problemOf(error: ApiError): SeatProblem {
  if (isPassing(error)) return { kind: "offline" };
  return { kind: kinds[error.errorCode ?? ""] ?? "refused" };
}
