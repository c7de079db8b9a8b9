import type { BonusOffer, BonusTerms, PlayerBonus } from "@parlour/contracts/entities/bonus";

/**
 * A deposit bonus that applies to the next deposit: an offer that can be claimed with it, or a bonus that the
 * player has already claimed.
 */
export type DepositBonus = {
  /** The offer to claim; null if the player has already claimed it. */
  offerId: string | null;
  name: string;
  terms: BonusTerms;
  firstDepositOnly: boolean;
};

/**
 * The bonuses to show with a deposit: only the claimed bonus if there is one, otherwise all offers that need
 * no promo code.
 */
export function listDepositBonuses(
  offers: readonly BonusOffer[],
  bonuses: readonly PlayerBonus[],
): DepositBonus[] {
  const claimed = bonuses.find(({ type, status }) => type === "DEPOSIT_MATCH" && status === "OPTED_IN");
  if (claimed) {
    return [{ offerId: null, name: claimed.name, terms: claimed.terms, firstDepositOnly: false }];
  }
  return offers
    .filter(({ type, needsCode }) => type === "DEPOSIT_MATCH" && !needsCode)
    .map(({ id, name, terms, firstDepositOnly }) => ({ offerId: id, name, terms, firstDepositOnly }));
}

/**
 * The minimum deposit of the chosen bonus if the amount is below it. Depositing less would claim no bonus, and use up
 * an offer for the first deposit. A bonus that was claimed before waits for a later deposit.
 */
export function missedMinimum(
  amount: number | null,
  bonus: DepositBonus | undefined,
): { name: string; amount: number } | undefined {
  if (amount === null || !bonus?.offerId) return undefined;
  const { name, terms } = bonus;
  const minimum = terms.minDeposit ?? 0;
  return amount < minimum ? { name, amount: minimum } : undefined;
}

export type BonusFigures = { bonus: number; locked: number; wagering: number };

/** The amount that the bonus adds to a deposit, and its conditions; undefined below its minimum deposit. */
export function bonusFigures(deposit: number, terms: BonusTerms): BonusFigures | undefined {
  if (deposit < (terms.minDeposit ?? 0)) return undefined;
  const matched = (deposit * (terms.percent ?? 0)) / 100;
  const bonus = Math.min(matched, terms.maxAmount ?? matched);
  const locked = terms.wageringFactor === 0 ? 0 : bonus + (terms.locksDeposit ? deposit : 0);
  return { bonus, locked, wagering: bonus * terms.wageringFactor };
}
