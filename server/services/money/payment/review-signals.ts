/** The facts that decide whether a withdrawal needs manual review. */
export type ReviewFacts = {
  amountMinor: bigint;
  /** The method's maximum. */
  maxMinor: bigint;
  /** How many of the player's withdrawals have been paid. */
  paid: number;
  /** How many withdrawals the player has requested within a day. */
  recent: number;
  phoneValidated: boolean;
};

const manyADay = 3;

export function reviewSignals(facts: ReviewFacts): string[] {
  const { amountMinor, maxMinor, paid, recent, phoneValidated } = facts;
  const signals = {
    FIRST_WITHDRAWAL: paid === 0,
    LARGE_AMOUNT: amountMinor * 2n >= maxMinor,
    MANY_WITHDRAWALS: recent >= manyADay,
    PHONE_NOT_VALIDATED: !phoneValidated,
  };
  return Object.entries(signals)
    .filter(([, applies]) => applies)
    .map(([name]) => name);
}
