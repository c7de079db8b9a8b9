import { blackjackMoves, type HandOutcome } from "../../kit/math/blackjack/blackjack-odds.ts";
import type { PairKind, PokerKind, SideBet } from "../../kit/math/blackjack/side-bets.ts";

/** The moves of this table. `declineAll` declines insurance for all hands that have not been asked yet. */
export const blackjackTableMoves = [...blackjackMoves, "declineAll"] as const;
export type BlackjackTableMove = (typeof blackjackTableMoves)[number];

export type BlackjackAction = { kind: BlackjackTableMove };

/** Whether insurance was offered to a hand, and what the player chose. */
export type Insurance = "none" | "offered" | "declined" | "taken";

/** A side bet, which is settled by the opening deal. */
export type SideBetResult = {
  spot: SideBet;
  stake: number;
  /** The combination that won; null if the side bet lost. */
  kind: PairKind | PokerKind | null;
  win: number;
};

/** A place with a bet; its hand may be split into several. */
export type BlackjackSeat = {
  seat: number;
  stake: number;
  sides: SideBetResult[];
  insurance: Insurance;
  insuranceWin: number;
};

export type BlackjackHand = {
  seat: number;
  /** The cards, as positions in the shoe. */
  cards: number[];
  stake: number;
  finished: boolean;
  doubled: boolean;
  /** The outcome of the hand, set when the round is over; for a surrendered hand, set immediately. */
  outcome: HandOutcome | null;
  win: number;
};

export type BlackjackState = {
  /** The seats in the order in which they play. */
  seats: BlackjackSeat[];
  /** The dealer's cards. The first is face up; the second is hidden until the dealer plays. */
  dealer: number[];
  /** The hands of all seats, in the order in which they are played. */
  hands: BlackjackHand[];
  /** The index of the hand being played; null while insurance is offered and when the round is over. */
  active: number | null;
  done: boolean;
};

/** The fields of a hand that do not depend on the version of the game. */
export type HandView = {
  cards: string[];
  total: number;
  soft: boolean;
  stake: number;
  doubled: boolean;
  finished: boolean;
  outcome: HandOutcome | null;
  win: number;
};

export type DealerCards = { cards: (string | null)[]; total: number; soft: boolean; blackjack: boolean };

export type BlackjackView = {
  dealer: DealerCards;
  seats: {
    seat: number;
    stake: number;
    sides: SideBetResult[];
    insurance: { state: Insurance; stake: number; win: number };
  }[];
  hands: (HandView & { seat: number })[];
  active: number | null;
  /** The moves allowed now, with their extra cost. */
  allowed: { kind: BlackjackTableMove; cost: number }[];
  done: boolean;
};
