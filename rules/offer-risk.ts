/** The part of an offer that determines what it can cost. Amounts are in major units, by currency. */
export type OfferTerms = {
  type: "DEPOSIT_MATCH" | "FREE_BET" | "CASH" | "CASHBACK" | "SPINS";
  percent?: number | undefined;
  amounts: Readonly<
    Record<
      string,
      { maxAmount?: number | undefined; amount?: number | undefined; spinStake?: number | undefined }
    >
  >;
  spins?: { count: number } | undefined;
  wageringFactor: number;
  timesPerPlayer: number;
  isPublic: boolean;
};

const highestUsualPercent = 200;
const highestUsualCashback = 50;

/**
 * The maximum that one player can receive, in each currency. For free spins it is the total of their stakes,
 * not including winnings.
 */
export function worstCaseOf(terms: OfferTerms): { currency: string; perClaim: number; perPlayer: number }[] {
  return Object.entries(terms.amounts).map(([currency, amounts]) => {
    const perClaim =
      terms.type === "SPINS"
        ? (amounts.spinStake ?? 0) * (terms.spins?.count ?? 0)
        : (amounts.maxAmount ?? amounts.amount ?? 0);
    return { currency, perClaim: round(perClaim), perPlayer: round(perClaim * terms.timesPerPlayer) };
  });
}

/** Whether an offer has almost no wagering requirement, or a far higher percentage than usual. */
export function isGenerous({ type, percent = 0, wageringFactor }: OfferTerms): boolean {
  if (type === "CASH") return true;
  if (type === "CASHBACK") return percent > highestUsualCashback;
  return wageringFactor < 1 || percent > highestUsualPercent;
}

/**
 * Whether a second operator must approve the offer. Approval is needed for public, generous offers, because
 * their cost grows with the number of players.
 */
export function needsSecondPerson(terms: OfferTerms): boolean {
  return terms.isPublic && isGenerous(terms);
}

/** Removes the rounding error of multiplied doubles. */
function round(amount: number): number {
  return Number(amount.toFixed(8));
}
