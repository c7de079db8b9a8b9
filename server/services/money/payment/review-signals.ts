/** Why a person should look at a withdrawal before it is paid. */
export type ReviewFacts = {
  amountMinor: bigint;
  /** What the method takes at most. */
  maxMinor: bigint;
  /** How many of the player's withdrawals were paid before. */
  paid: number;
  /** How many they have asked for within a day. */
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
