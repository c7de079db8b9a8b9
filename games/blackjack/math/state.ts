import type { BlackjackMove, HandOutcome } from "../../kit/math/blackjack/blackjack-odds.ts";

export type BlackjackBet = { stake: number };

export type BlackjackAction = { kind: BlackjackMove };

export type BlackjackHand = {
  /** The cards, as positions in the six-deck shoe. */
  cards: number[];
  stake: number;
  /** Whether the hand is finished. */
  finished: boolean;
  doubled: boolean;
  outcome: HandOutcome | null;
  win: number;
};

export type BlackjackState = {
  stake: number;
  /** The dealer's cards. The first is face up; the second is hidden until the dealer plays. */
  dealer: number[];
  hands: BlackjackHand[];
  /** The index of the hand being played; null while insurance is offered and when the round is over. */
  active: number | null;
  insurance: "none" | "offered" | "declined" | "taken";
  insuranceWin: number;
  done: boolean;
};

export type BlackjackView = {
  stake: number;
  dealer: { cards: (string | null)[]; total: number; soft: boolean; blackjack: boolean };
  hands: {
    cards: string[];
    total: number;
    soft: boolean;
    stake: number;
    doubled: boolean;
    finished: boolean;
    outcome: HandOutcome | null;
    win: number;
  }[];
  active: number | null;
  insurance: { state: BlackjackState["insurance"]; stake: number; win: number };
  /** The moves allowed now, with their extra cost. */
  allowed: { kind: BlackjackMove; cost: number }[];
  done: boolean;
};
