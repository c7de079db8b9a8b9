/**
 * The facts from which a withdrawal's risk signals are derived. A risk signal is a reason for an operator to
 * review the withdrawal before it is paid.
 */
export type ReviewFacts = {
  amountMinor: bigint;
  /** The maximum amount that the payment method allows. */
  maxMinor: bigint;
  /** How many of the player's withdrawals have been paid before. */
  paid: number;
  /** How many withdrawals the player requested within a day. */
  recent: number;
  phoneValidated: boolean;
  /** Whether one of the player's deposits was ever reversed. */
  chargedBack: boolean;
};

const manyADay = 3;

export function reviewSignals(facts: ReviewFacts): string[] {
  const { amountMinor, maxMinor, paid, recent, phoneValidated, chargedBack } = facts;
  const signals = {
    CHARGEBACK: chargedBack,
    FIRST_WITHDRAWAL: paid === 0,
    LARGE_AMOUNT: amountMinor * 2n >= maxMinor,
    MANY_WITHDRAWALS: recent >= manyADay,
    PHONE_NOT_VALIDATED: !phoneValidated,
  };
  return Object.entries(signals)
    .filter(([, applies]) => applies)
    .map(([name]) => name);
}

/**
 * Returns whether an operator must decide: after a reversed deposit or a lock by the owner, no withdrawal is approved
 * automatically.
 */
export function needsOperator(signals: readonly string[]): boolean {
  return signals.includes("CHARGEBACK") || signals.includes("ACCOUNT_LOCKED");
}
