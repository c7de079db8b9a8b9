import type { Price } from "../odds/price.ts";
import { type BetType, linesOf } from "./bet-types.ts";
import { floor, fraction, smaller, times } from "./fraction.ts";
import { type PlaceTerms, placeFactor } from "./payout.ts";
import { factorOf, type Settlement } from "./settlement.ts";

/** The win or place part of a selection: already settled, or still open with chances from the model. */
type LivePart = { readonly settlement: Settlement } | { readonly chance: Chance };

/** A selection of an open bet; only each-way bets have a place part. */
export type LiveSelection = LivePart & {
  readonly price: Price;
  readonly place?: LivePart & { readonly terms: PlaceTerms };
};

/**
 * The expected share of the stake that wins and the expected share that is refunded, from the model's fair
 * probabilities.
 */
export interface Chance {
  readonly won: number;
  readonly returned: number;
}

export interface CashOutInput {
  readonly type: BetType;
  readonly stakePerLineMinor: bigint;
  readonly selections: readonly LiveSelection[];
  readonly eachWay?: boolean;
  /** The house's margin on the fair value, in thousandths. */
  readonly marginPermille: number;
  readonly maximumPayoutMinor: bigint;
}

/**
 * The cash-out value of an open bet: its expected payout at the current fair probabilities, less the margin,
 * rounded down. Zero means that cash-out is not available. Selections of different events are treated as
 * independent; selections of the same event must be one bet-builder selection. Free bets cannot be cashed
 * out.
 */
export function cashOutValue(input: CashOutInput): bigint {
  const parts = [input.selections.map(expectedFactor)];
  // The win part and the place part are two bets on the same lines.
  if (input.eachWay) parts.push(input.selections.map(expectedPlaceFactor));
  const lines = linesOf(input.type);
  const perUnit = parts
    .flatMap((expected) => lines.map((line) => line.reduce((product, i) => product * expected[i]!, 1)))
    .reduce((sum, value) => sum + value, 0);
  const kept = perUnit * (1 - input.marginPermille / 1000);
  const value = floor(times(fraction(input.stakePerLineMinor, 1), fraction(scaled(kept), SCALE)));
  return smaller(value, input.maximumPayoutMinor);
}

export interface PartialCashOut {
  readonly paidMinor: bigint;
  readonly stakeTakenMinor: bigint;
  readonly stakeLeftMinor: bigint;
}

/**
 * Cashes out part of a bet: the same part of the stake is closed and the rest stays open. Undefined if the
 * part is not between zero and the whole bet, or is too small to pay anything.
 */
export function partialCashOut(
  valueMinor: bigint,
  stakePerLineMinor: bigint,
  partPermille: number,
): PartialCashOut | undefined {
  if (!Number.isInteger(partPermille) || partPermille <= 0 || partPermille >= 1000) return undefined;
  const stakeTakenMinor = (stakePerLineMinor * BigInt(partPermille)) / 1000n;
  if (stakeTakenMinor === 0n) return undefined;
  // The closed stake was rounded to whole minor units, so the payment is computed from the rounded amount.
  const paidMinor = (valueMinor * stakeTakenMinor) / stakePerLineMinor;
  if (paidMinor === 0n) return undefined;
  return { paidMinor, stakeTakenMinor, stakeLeftMinor: stakePerLineMinor - stakeTakenMinor };
}

function expectedFactor(selection: LiveSelection): number {
  if ("chance" in selection)
    return (selection.price / 1000) * selection.chance.won + selection.chance.returned;
  const { over, under } = factorOf(selection.price, selection.settlement);
  return Number(over) / Number(under);
}

function expectedPlaceFactor({ price, place }: LiveSelection): number {
  if (!place) throw new RangeError("An each-way selection needs place terms.");
  if ("settlement" in place) {
    const { over, under } = placeFactor(price, place.terms, place.settlement);
    return Number(over) / Number(under);
  }
  const odds = ((price / 1000 - 1) * place.terms.over) / place.terms.under;
  return (1 + odds) * place.chance.won + place.chance.returned;
}

/** Model values are floating point; nine decimals are kept when they become money. */
const SCALE = 1_000_000_000n;

function scaled(value: number): bigint {
  if (!Number.isFinite(value) || value < 0) throw new RangeError(`Invalid value: ${value}`);
  return (
    BigInt(Math.floor(Math.min(value, 1e12) * 1e3)) * 1_000_000n +
    BigInt(Math.floor(((value * 1e3) % 1) * 1e6))
  );
}
