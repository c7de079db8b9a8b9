import type { Price } from "../odds/price.ts";
import { type BetType, linesOf } from "./bet-types.ts";
import { floor, fraction, smaller, times } from "./fraction.ts";
import { factorOf, type Settlement } from "./settlement.ts";

/** A selection of a bet that is still open: settled already, or priced by the model as of now. */
export type LiveSelection =
  | { readonly price: Price; readonly settlement: Settlement }
  | { readonly price: Price; readonly chance: Chance };

/** The expected shares of the stake that win and that are returned, from the model's fair probabilities. */
export interface Chance {
  readonly won: number;
  readonly returned: number;
}

export interface CashOutInput {
  readonly type: BetType;
  readonly stakePerLineMinor: bigint;
  readonly selections: readonly LiveSelection[];
  /** What the house keeps of the fair value, in thousandths. */
  readonly marginPermille: number;
  readonly maximumPayoutMinor: bigint;
}

/**
 * The value of closing an open bet now: its expected payout from the current fair probabilities, less the
 * margin, rounded down. Zero means that no cash-out can be offered. Selections of different events are
 * independent; selections of one event must be one bet-builder selection. Free bets cannot be cashed out.
 */
export function cashOutValue(input: CashOutInput): bigint {
  const expected = input.selections.map(expectedFactor);
  const perUnit = linesOf(input.type).reduce(
    (sum, line) => sum + line.reduce((product, i) => product * expected[i]!, 1),
    0,
  );
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
 * Closes a part of a bet: the same part of its stake ends with it and the rest stays open. Undefined when
 * the part is not between zero and the whole, or too small to pay anything.
 */
export function partialCashOut(
  valueMinor: bigint,
  stakePerLineMinor: bigint,
  partPermille: number,
): PartialCashOut | undefined {
  if (!Number.isInteger(partPermille) || partPermille <= 0 || partPermille >= 1000) return undefined;
  const stakeTakenMinor = (stakePerLineMinor * BigInt(partPermille)) / 1000n;
  if (stakeTakenMinor === 0n) return undefined;
  // The payment follows the stake that is really taken, which was rounded to whole minor units.
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

/** Model values are floating point; nine decimals are kept when they become money. */
const SCALE = 1_000_000_000n;

function scaled(value: number): bigint {
  if (!Number.isFinite(value) || value < 0) throw new RangeError(`Not a value: ${value}`);
  return (
    BigInt(Math.floor(Math.min(value, 1e12) * 1e3)) * 1_000_000n +
    BigInt(Math.floor(((value * 1e3) % 1) * 1e6))
  );
}
