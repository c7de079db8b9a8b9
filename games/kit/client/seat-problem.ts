import type { ApiError } from "@parlour/web/api/api-error";

/** Why a round could not be played, as shown to the player. */
export type SeatProblem = {
  kind: /** The server did not respond: the request is kept and retried with the same id. */
    | "offline"
    | "funds"
    | "limit"
    /** Only bonus money could pay for the stake, but the stake exceeds the bonus's maximum bet. */
    | "bonusMax"
    /** Promotional rounds are used up or switched off, so the next round costs money. */
    | "spins"
    /** The round was continued in another window, so this window must reload it. */
    | "moved"
    /** The session has ended; the game must be launched again. */
    | "ended"
    | "closed"
    /** The game is not offered where the player is. */
    | "region"
    /** The shared table is outside its opening hours. */
    | "tableClosed"
    /** The shared table is reserved for higher loyalty tiers. */
    | "tier"
    /** The requested table is closed, so the player is at another table of the same game. */
    | "otherTable"
    /** Betting closed before the player's chips were placed. */
    | "unplaced"
    /** The stake would exceed one of the player's limits; `details` names the limit if the server did. */
    | "protected"
    /** The player is on a break. */
    | "excluded"
    /** A reality check is due and must be confirmed first. */
    | "reality"
    /** The self-exclusion register is not responding. */
    | "register"
    /** The account is on hold until an operator has reviewed it. */
    | "review"
    /** The player has another slot open, which their jurisdiction does not allow. */
    | "slots"
    | "refused";
  details?: LimitDetails | undefined;
  /** The maximum stake that the player's bonus can pay, in major units. */
  maxBet?: number | undefined;
  /** The loyalty tier that the table requires. */
  tier?: string | undefined;
  /** The number of the table where the player is now. */
  table?: number | undefined;
  /** When the break ends, if known. */
  until?: string | null | undefined;
};

/** The limit that rejected a stake: amounts in major units, or minutes for TIME. */
export type LimitDetails = {
  kind: "LOSS" | "STAKED" | "STAKE" | "TIME";
  period: string;
  limit: number;
  remaining: number;
  currency: string | null;
  freesAt: string | null;
};

const kinds: Readonly<Record<string, SeatProblem["kind"]>> = {
  INSUFFICIENT_FUNDS: "funds",
  LIMIT_EXCEEDED: "limit",
  BONUS_MAX_BET: "bonusMax",
  LIMIT_REACHED: "protected",
  EXCLUDED: "excluded",
  REALITY_CHECK_DUE: "reality",
  ACCOUNT_UNDER_REVIEW: "review",
  ANOTHER_SLOT_OPEN: "slots",
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
  REGION_NOT_AVAILABLE: "region",
};

/** Whether a retry can succeed. */
export function isPassing({ status, errorCode }: ApiError): boolean {
  return status === 0 || status === 408 || status === 429 || status >= 500 || errorCode === "ROUND_TOO_SOON";
}

export function problemOf(error: ApiError): SeatProblem {
  if (error.errorCode === "REGISTER_UNAVAILABLE") return { kind: "register" };
  if (isPassing(error)) return { kind: "offline" };
  return withDetails(kinds[error.errorCode ?? ""] ?? "refused", error.details);
}

/** Adds what the server said about the limit or the break. */
export function withDetails(
  kind: SeatProblem["kind"],
  details: Readonly<Record<string, unknown>>,
): SeatProblem {
  if (kind === "protected") return { kind, details: details as unknown as LimitDetails };
  if (kind === "bonusMax") return { kind, maxBet: Number(details.maxBet) };
  if (kind === "tier") return { kind, tier: String(details.tier) };
  if (kind !== "excluded") return { kind };
  return { kind, until: typeof details.until === "string" ? details.until : null };
}
