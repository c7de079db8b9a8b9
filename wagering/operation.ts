import type { Vertical } from "@parlour/ledger";
import type { RevenueKind } from "@parlour/ledger/accounts";

/** The fields that every operation has. Amounts are minor units of the currency. */
type OperationBase = {
  playerId: string;
  currency: string;
  vertical: Vertical;
  /** The source of the product: our own studio, another studio, or a feed. */
  provider: string;
  /** The id of the game, event or table. */
  productId: string;
  wagerId: string;
};

/**
 * The caller generates the id, so that a retry is safe: the same id returns the first result, and the same id
 * with different contents is a conflict.
 */
type Identified = { operationId: string };

/**
 * An operation that moves no money needs no id: the wager's sequence number prevents a step from being
 * applied twice.
 */
type MaybeIdentified = { operationId: string | null };

/** The fields of an operation that can start a wager. */
type Opening = {
  sessionId: string | null;
  /** The wager's name in the account history: "round", or the vertical's own word. */
  referenceKind?: string;
  /** The grant that pays the stake instead of the player, such as free spins. */
  grantId: string | null;
  /** The house account for the wager's stakes and wins, if it differs from that of the product and vertical. */
  revenueKind?: RevenueKind;
  /** Limits for the total stake of the wager, where the product's own limits do not apply. */
  limits?: { min: bigint; max: bigint } | undefined;
};

/** The provider's own record of the wager, as JSON. Undefined leaves it unchanged. */
type Recorded = { record?: string | undefined };

/**
 * Starts a game round; the player may have no other open wager on this product. The stake is taken first,
 * then the win is paid.
 */
export type OpenRound = OperationBase &
  MaybeIdentified &
  Opening &
  Recorded & {
    kind: "open";
    stake: bigint;
    win: bigint;
    /** Whether the round has no further steps and is settled immediately. */
    ends: boolean;
    /** The tier of our own jackpot pool that the round won. */
    jackpotTier: string | null;
    /** The seed, and the number of its draw, that decided the round. No two rounds share a draw. */
    draw: { key: string; number: number } | null;
  };

/** Plays the next step of an open round. */
export type StepRound = OperationBase &
  MaybeIdentified &
  Recorded & {
    kind: "step";
    /** The sequence number that the round must have before this step. */
    sequence: number;
    stake: bigint;
    win: bigint;
    ends: boolean;
    jackpotTier: string | null;
  };

/** Places a wager, or adds a stake to one that is open. */
export type PlaceWager = OperationBase &
  Identified &
  Opening &
  Recorded & {
    kind: "place";
    stake: bigint;
    ends: boolean;
  };

/** Pays a win on a wager, settled or not. The wager's state changes only if the win ends it. */
export type PayWin = OperationBase &
  Identified & {
    kind: "pay";
    win: bigint;
    ends: boolean;
    /**
     * Whether the win is a jackpot run by the studio, which is paid from the house account for studio
     * jackpots.
     */
    fromStudioJackpot: boolean;
  };

/** Ends a wager without another win, so that it is settled with what it has paid. */
export type EndWager = OperationBase & Recorded & { kind: "end" };

/**
 * Settles an open wager and pays the payout, which may be zero, in addition to what the wager has already
 * paid.
 */
export type SettleWager = OperationBase & Identified & Recorded & { kind: "settle"; payout: bigint };

/** Returns the stakes of an open wager, except the cashed-out part. */
export type VoidWager = OperationBase & Identified & Recorded & { kind: "void" };

/** Cashes out part of an open wager's stake. Cashing out all that remains ends the wager. */
export type CashOutWager = OperationBase &
  Identified &
  Recorded & { kind: "cashOut"; stake: bigint; payout: bigint };

/**
 * Corrects the result of a wager that is no longer open. An underpayment is paid. An overpayment is reclaimed
 * as far as the purses cover it; the rest is owed, and sending the correction again under a new id collects
 * more of it.
 */
export type ResettleWager = OperationBase &
  Identified &
  Recorded & { kind: "resettle"; result: { payout: bigint } | "void" };

/** Returns one stake, named by the id of the operation that took it. The refund may arrive before that operation. */
export type RefundStake = OperationBase & Identified & { kind: "refund"; refunds: string };

export type Operation =
  | OpenRound
  | StepRound
  | PlaceWager
  | PayWin
  | EndWager
  | SettleWager
  | VoidWager
  | CashOutWager
  | ResettleWager
  | RefundStake;

export type OperationKind = Operation["kind"];

export const operationIdOf = (operation: Operation): string | null =>
  operation.kind === "end" ? null : operation.operationId;

/** Returns the stake of an operation, paid by the player or by a grant. */
export function stakeOf(operation: Operation): bigint {
  return operation.kind === "open" || operation.kind === "step" || operation.kind === "place"
    ? operation.stake
    : 0n;
}

/**
 * Returns whether an operation must pass admission: every stake does, and so does a free entry to a poker
 * tournament, which takes no stake but can win money.
 */
export const needsAdmission = (operation: Operation): boolean =>
  stakeOf(operation) > 0n || (operation.kind === "place" && operation.vertical === "poker");

export const grantIdOf = (operation: Operation): string | null =>
  operation.kind === "open" || operation.kind === "place" ? operation.grantId : null;

export const recordOf = (operation: Operation): string | undefined =>
  operation.kind === "pay" || operation.kind === "refund" ? undefined : operation.record;
