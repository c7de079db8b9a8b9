import type { Vertical } from "@parlour/ledger";

/** The fields that every operation has. Amounts are minor units of the currency. */
type OperationBase = {
  playerId: string;
  currency: string;
  vertical: Vertical;
  /** Who runs the product: our own studio, another studio, a feed. */
  provider: string;
  /** The game, event or table that is played. */
  productId: string;
  wagerId: string;
};

/**
 * The caller makes the id, so that sending an operation again is safe: the same id answers the first result, and the
 * same id with other contents is a conflict.
 */
type Identified = { operationId: string };

/** No id is needed when no money moves: then the wager's sequence keeps a step from being made twice. */
type MaybeIdentified = { operationId: string | null };

/** The fields of an operation that may start a wager. */
type Opening = {
  sessionId: string | null;
  /** How account history names the wager; "round" unless the vertical has a word of its own. */
  referenceKind?: string;
  /** The grant that pays the stake in place of the player, such as free spins. */
  grantId: string | null;
  /** The least and most that all stakes of the wager may come to, where the product's own limits do not apply. */
  limits?: { min: bigint; max: bigint } | undefined;
};

/** The provider's own account of the wager, as JSON. Undefined leaves the record as it is. */
type Recorded = { record?: string | undefined };

/** A new game round, while no other wager of the player in this product is open. Stake first, then the win. */
export type OpenRound = OperationBase &
  MaybeIdentified &
  Opening &
  Recorded & {
    kind: "open";
    stake: bigint;
    win: bigint;
    /** Nothing more comes: the round is settled at once. */
    ends: boolean;
    /** The tier of one of our own jackpot pools that was won. */
    jackpotTier: string | null;
    /** Which numbered draw of which seed decided the round; no two rounds share one. */
    draw: { key: string; number: number } | null;
  };

/** The next step of an open round. */
export type StepRound = OperationBase &
  MaybeIdentified &
  Recorded & {
    kind: "step";
    /** The sequence that the round stands at. */
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

/** Pays a win to a wager, whether it is settled or not, and leaves its state alone unless it ends. */
export type PayWin = OperationBase &
  Identified & {
    kind: "pay";
    win: bigint;
    ends: boolean;
    /** The win is a jackpot that the studio runs itself, paid from the studios' account. */
    fromStudioJackpot: boolean;
  };

/** Nothing more comes: the wager is settled with what it has paid. */
export type EndWager = OperationBase & Recorded & { kind: "end" };

/** Settles an open wager for its whole payout, which may be zero. */
export type SettleWager = OperationBase & Identified & Recorded & { kind: "settle"; payout: bigint };

/** Gives the stakes of an open wager back, less what was cashed out. */
export type VoidWager = OperationBase & Identified & Recorded & { kind: "void" };

/** Buys a share of an open wager's stake back from the player. The whole remaining stake ends it. */
export type CashOutWager = OperationBase &
  Identified &
  Recorded & { kind: "cashOut"; stake: bigint; payout: bigint };

/**
 * Corrects the result of a wager that is not open. Too little is paid after; too much is taken back as far as the
 * purses hold it, and the rest is owed. Sending it again under a new id collects more of what is owed.
 */
export type ResettleWager = OperationBase &
  Identified &
  Recorded & { kind: "resettle"; result: { payout: bigint } | "void" };

/** Gives one stake back, by the id of the operation that took it. It may arrive before that operation. */
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

/** The stake that an operation takes from the player or from a grant. */
export function stakeOf(operation: Operation): bigint {
  return operation.kind === "open" || operation.kind === "step" || operation.kind === "place"
    ? operation.stake
    : 0n;
}

export const grantIdOf = (operation: Operation): string | null =>
  operation.kind === "open" || operation.kind === "place" ? operation.grantId : null;

export const recordOf = (operation: Operation): string | undefined =>
  operation.kind === "pay" || operation.kind === "refund" ? undefined : operation.record;
