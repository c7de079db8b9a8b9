export type RoundState = "BETTING" | "RUNNING" | "VOID" | "SETTLED" | "CORRECTING";
export type RoundStep = "decide" | "callOff" | "settle" | "correct";

/**
 * The transitions of a round: it takes bets, runs to its decided outcome and is settled, or it is voided and refunded.
 * Two operators can correct the result that a dealer has called; the round is then settled again.
 */
export const roundTransitions: Record<RoundState, Partial<Record<RoundStep, RoundState>>> = {
  BETTING: { decide: "RUNNING", callOff: "VOID" },
  RUNNING: { settle: "SETTLED", callOff: "VOID" },
  VOID: { settle: "SETTLED" },
  SETTLED: { correct: "CORRECTING" },
  CORRECTING: { settle: "SETTLED" },
};

export type BetState = "TAKING" | "PLACED" | "REFUSED" | "WON" | "LOST" | "VOIDED" | "PAID" | "REFUNDED";
export type BetStep = "win" | "lose" | "callOff" | "withdraw" | "pay" | "giveBack" | "correct";

/**
 * The transitions of a bet, which is stored together with the debit of its stake. Earlier releases stored a bet
 * before the debit, as TAKING, and kept refused bets.
 */
export const betTransitions: Record<BetState, Partial<Record<BetStep, BetState>>> = {
  TAKING: { callOff: "VOIDED" },
  PLACED: { win: "WON", lose: "LOST", callOff: "VOIDED", withdraw: "VOIDED" },
  WON: { pay: "PAID" },
  VOIDED: { giveBack: "REFUNDED" },
  REFUSED: {},
  LOST: { correct: "PAID" },
  PAID: { correct: "LOST" },
  REFUNDED: {},
};

export type ChoiceState = "TAKING" | "MADE" | "REFUSED" | "VOIDED" | "REFUNDED";
export type ChoiceStep = "take" | "refuse" | "callOff" | "giveBack";

/** The transitions of a choice. It takes effect only if its extra stake was debited while its window was open. */
export const choiceTransitions: Record<ChoiceState, Partial<Record<ChoiceStep, ChoiceState>>> = {
  TAKING: { take: "MADE", refuse: "REFUSED", callOff: "VOIDED" },
  VOIDED: { giveBack: "REFUNDED" },
  MADE: {},
  REFUSED: {},
  REFUNDED: {},
};
