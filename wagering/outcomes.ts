import type { AdmissionRefusal } from "./admission.ts";

/** Every way an operation can end. After anything but POSTED no money has moved. */
export const outcomes = {
  POSTED: "The operation happened.",
  ROLLED_BACK: "A refund came before this stake, so it never happens.",
  CONFLICT: "The id stands for something else, or the wager belongs to another product or purse.",
  NOT_ADMITTED: "An admission check refused the stake; the answer carries its refusal.",
  INSUFFICIENT_FUNDS: "The player's purses do not cover the stake.",
  BONUS_MAX_BET: "Own money does not cover the stake, and the bonus allows no stake as high.",
  ROUND_OPEN: "Another round of the player in this product is open.",
  WAGER_MISSING: "There is no such wager, or not yet.",
  WAGER_CLOSED: "The wager is not in a state that allows the operation.",
  SEQUENCE: "The round has moved on since the caller read it.",
  DRAW_TAKEN: "The draw is used already, or the seed is closed.",
  GRANT_UNUSABLE: "The grant does not fit the stake, is used up or has expired.",
  STAKE_EXCEEDED: "More stake was to be cashed out than the wager still has.",
  ALREADY_REVERSED: "The stake was refunded before, under another id.",
  ACCOUNT_MISSING: "The player has no wallet in this currency.",
  OVERLOADED: "The queue is full. Nothing was tried; send it again later.",
  UNAVAILABLE: "The database did not answer. Sending it again under the same id tells whether it happened.",
} as const;

export type WageringOutcome = keyof typeof outcomes;

export type Answer = {
  outcome: WageringOutcome;
  /** Whether this operation had been answered before. */
  replayed: boolean;
  /** What the player can stake in the operation's vertical afterwards. */
  balance: bigint;
  /** The amount paid from one of our own jackpot pools. */
  jackpot: bigint;
  /** How many draws of the operation's seed are used by now. */
  drawsUsed: number;
  /** The open wager that stands in the way. */
  openWager: string | null;
  /** What the player still owes of a wager that was corrected. */
  owed: bigint;
  /** Why the stake was not admitted. */
  refusal: AdmissionRefusal | null;
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
    refusal: null,
  };
}
