import type { AdmissionRefusal } from "./admission.ts";

/** All outcomes of an operation. Only POSTED moves money. */
export const outcomes = {
  POSTED: "The operation was carried out.",
  ROLLED_BACK: "The stake was refunded before it arrived and is never taken.",
  CONFLICT: "The id was used for something else, or the wager belongs to another product or grant.",
  NOT_ADMITTED: "An admission check refused the stake; the answer carries its refusal.",
  INSUFFICIENT_FUNDS: "The player's purses do not cover the stake.",
  BONUS_MAX_BET: "The player's own money does not cover the stake, and it exceeds the bonus's maximum stake.",
  ROUND_OPEN: "The player has another open round of this product.",
  WAGER_MISSING: "The wager does not exist (yet).",
  WAGER_CLOSED: "The wager's state does not allow the operation.",
  SEQUENCE: "The round has changed since the caller read it.",
  DRAW_TAKEN: "The draw has been used, or its seed is closed.",
  GRANT_UNUSABLE: "The grant does not match the stake, is used up or has expired.",
  STAKE_EXCEEDED: "The cash-out exceeds the wager's remaining stake.",
  ALREADY_REVERSED: "The stake was already refunded under another id.",
  ACCOUNT_MISSING: "The player has no wallet in this currency.",
  OVERLOADED: "The queue is full. Nothing was applied; try again later.",
  UNAVAILABLE: "The database did not answer. Retry with the same id to find out whether it was applied.",
} as const;

export type WageringOutcome = keyof typeof outcomes;

export type Answer = {
  outcome: WageringOutcome;
  /** Whether the request is a repeat and got the first answer again. */
  replayed: boolean;
  /** The playable balance in the operation's vertical after the operation. */
  balance: bigint;
  /** The amount paid from one of our own jackpot pools. */
  jackpot: bigint;
  /** The number of draws of the operation's seed that have been used. */
  drawsUsed: number;
  /** The open wager that prevents a new one. */
  openWager: string | null;
  /** The amount the player still owes after a correction. */
  owed: bigint;
  /** The maximum stake of the bonus, if the stake was refused because of it. */
  bonusMaxStake: bigint | null;
  /** The reason why admission refused the stake. */
  refusal: AdmissionRefusal | null;
  /** The totals of the wager, if this operation ended it: all its stakes, and its wins with jackpots. */
  settled: { staked: bigint; won: bigint; grantId: string | null } | null;
};

export function answerWith(outcome: WageringOutcome, balance = 0n): Answer {
  return {
    outcome,
    replayed: false,
    balance,
    jackpot: 0n,
    drawsUsed: 0,
    openWager: null,
    owed: 0n,
    bonusMaxStake: null,
    refusal: null,
    settled: null,
  };
}
