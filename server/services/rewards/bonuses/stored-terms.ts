import type { SpendingOrder } from "@parlour/contracts/bonuses";
import type { BonusTerms } from "@parlour/contracts/entities/bonus";
import type { Contribution } from "@parlour/contracts/entities/contribution";
import type { OfferPlan } from "@parlour/contracts/entities/offer-plan";
import { amountOf, isAmountFault, parseAmount } from "@parlour/rules/money";

/** A bonus's terms as stored: in minor units of its currency, as text. */
export type StoredTerms = {
  percent: number | null;
  minDepositMinor: string | null;
  maxAmountMinor: string | null;
  amountMinor: string | null;
  spins: { gameId: string; count: number; stakeMinor: string } | null;
  wageringFactor: number;
  contribution: Contribution;
  maxBetMinor: string | null;
  maxConversionMinor: string | null;
  locksDeposit: boolean;
  winningsOnly: boolean;
  spendingOrder: SpendingOrder;
  verticals: OfferPlan["verticals"];
  firstDepositOnly: boolean;
  claimDays: number;
  validDays: number;
};

/** Returns an offer's terms in a currency; undefined if the offer doesn't exist in it. */
export function termsIn(plan: OfferPlan, currency: string): StoredTerms | undefined {
  const amounts = Object.hasOwn(plan.amounts, currency) ? plan.amounts[currency] : undefined;
  if (!amounts) return undefined;
  const minor = (amount: number | undefined) => {
    if (amount === undefined) return null;
    const parsed = parseAmount(amount, currency);
    return isAmountFault(parsed) ? null : parsed.toString();
  };
  const stakeMinor = minor(amounts.spinStake);
  return {
    percent: plan.percent ?? null,
    minDepositMinor: minor(amounts.minDeposit),
    maxAmountMinor: minor(amounts.maxAmount),
    amountMinor: minor(amounts.amount),
    spins: plan.spins && stakeMinor !== null ? { ...plan.spins, stakeMinor } : null,
    wageringFactor: plan.wageringFactor,
    contribution: plan.contribution,
    maxBetMinor: minor(amounts.maxBet),
    maxConversionMinor: minor(amounts.maxConversion),
    locksDeposit: plan.locksDeposit,
    winningsOnly: plan.winningsOnly,
    spendingOrder: plan.spendingOrder,
    verticals: plan.verticals,
    firstDepositOnly: plan.firstDepositOnly,
    claimDays: plan.claimDays,
    validDays: plan.validDays,
  };
}

/** Returns the terms of bonus money without an offer, such as redeemed points. */
export function plainTerms(amountMinor: bigint, wageringFactor: number, validDays: number): StoredTerms {
  return {
    percent: null,
    minDepositMinor: null,
    maxAmountMinor: null,
    amountMinor: amountMinor.toString(),
    spins: null,
    wageringFactor,
    contribution: {
      verticals: { casino: 100, horses: 100, poker: 100, sports: 100 },
      categories: {},
      games: {},
    },
    maxBetMinor: null,
    maxConversionMinor: null,
    locksDeposit: false,
    winningsOnly: false,
    spendingOrder: "OWN_FIRST",
    verticals: ["casino", "horses", "poker", "sports"],
    firstDepositOnly: false,
    claimDays: validDays,
    validDays,
  };
}

/** Converts stored terms to the format of the API. */
export function toTerms(terms: StoredTerms, currency: string): BonusTerms {
  const major = (minor: string | null) => (minor === null ? null : amountOf(BigInt(minor), currency));
  const { percent, wageringFactor, contribution, locksDeposit, winningsOnly, spendingOrder } = terms;
  const { verticals, claimDays, validDays, spins } = terms;
  return {
    currency,
    percent,
    minDeposit: major(terms.minDepositMinor),
    maxAmount: major(terms.maxAmountMinor),
    amount: major(terms.amountMinor),
    spins: spins && { gameId: spins.gameId, count: spins.count, stake: major(spins.stakeMinor) ?? 0 },
    wageringFactor,
    contribution,
    maxBet: major(terms.maxBetMinor),
    maxConversion: major(terms.maxConversionMinor),
    locksDeposit,
    winningsOnly,
    spendingOrder,
    verticals,
    claimDays,
    validDays,
  };
}
