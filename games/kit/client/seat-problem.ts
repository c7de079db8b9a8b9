import type { ApiError } from "@parlour/web/api/api-error";

/** Why a round could not be played, as the player is told. */
export type SeatProblem = {
  kind: /** No answer came: what was asked is kept and asked again with the same id. */
    | "offline"
    | "funds"
    | "limit"
    /** Granted rounds are used up or switched off: what follows is played for money. */
    | "spins"
    /** The round went on in another window: this one has to look again. */
    | "moved"
    /** The session is over: only a new launch helps. */
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

/** Whether the server may still answer what it could not answer now. */
export function isPassing({ status, errorCode }: ApiError): boolean {
  return status === 0 || status === 408 || status === 429 || status >= 500 || errorCode === "ROUND_TOO_SOON";
}

export function problemOf(error: ApiError): SeatProblem {
  if (isPassing(error)) return { kind: "offline" };
  return { kind: kinds[error.errorCode ?? ""] ?? "refused" };
}
