export type RoundState = "BETTING" | "RUNNING" | "VOID" | "SETTLED";
export type RoundStep = "decide" | "callOff" | "settle";

/**
 * The transitions of a round: it takes bets, runs to its decided outcome and is settled, or it is voided and refunded.
 */
export const roundTransitions: Record<RoundState, Partial<Record<RoundStep, RoundState>>> = {
  BETTING: { decide: "RUNNING", callOff: "VOID" },
  RUNNING: { settle: "SETTLED", callOff: "VOID" },
  VOID: { settle: "SETTLED" },
  SETTLED: {},
};

export type BetState = "TAKING" | "PLACED" | "REFUSED" | "WON" | "LOST" | "VOIDED" | "PAID" | "REFUNDED";
export type BetStep = "take" | "refuse" | "win" | "lose" | "callOff" | "withdraw" | "pay" | "giveBack";

/** The transitions of a bet. It is stored before its stake is debited, so that money never moves for an unknown bet. */
export const betTransitions: Record<BetState, Partial<Record<BetStep, BetState>>> = {
  TAKING: { take: "PLACED", refuse: "REFUSED", callOff: "VOIDED" },
  PLACED: { win: "WON", lose: "LOST", callOff: "VOIDED", withdraw: "VOIDED" },
  WON: { pay: "PAID" },
  VOIDED: { giveBack: "REFUNDED" },
  REFUSED: {},
  LOST: {},
  PAID: {},
  REFUNDED: {},
};

export type ChoiceState = "TAKING" | "MADE" | "REFUSED" | "VOIDED" | "REFUNDED";
export type ChoiceStep = "take" | "refuse" | "callOff" | "giveBack";

/** The transitions of a choice. It counts once its extra stake was debited while its window was open. */
export const choiceTransitions: Record<ChoiceState, Partial<Record<ChoiceStep, ChoiceState>>> = {
  TAKING: { take: "MADE", refuse: "REFUSED", callOff: "VOIDED" },
  VOIDED: { giveBack: "REFUNDED" },
  MADE: {},
  REFUSED: {},
  REFUNDED: {},
};
