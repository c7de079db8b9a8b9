import { stakeMeasureOf } from "@parlour/rules/stake-limits";
import {
  type BetType,
  decimalOf,
  lineCount,
  type PlaceTerms,
  type Price,
  potentialPayout,
} from "@parlour/sports";
import type { BetRefusal } from "./bet.ts";
import { maximumPayout, minimumStake } from "./betting-rules.ts";
import type { OfferedSelection } from "./slip.ts";

/** The rules for accepting a bet. They use neither the clock nor the database. */

type Asked = { prices: readonly Price[]; priceChange: "any" | "better" | "none" };

/** Returns the prices at which the bet is accepted, or the reason why it is not. */
export function acceptPrices(
  { prices, priceChange }: Asked,
  offered: readonly OfferedSelection[],
): Price[] | BetRefusal {
  const refusal = (code: string): BetRefusal => ({
    code,
    selections: offered.map(({ price }) => ({ price: price === null ? null : decimalOf(price) })),
  });
  if (offered.some(({ status }) => status !== "OPEN")) return refusal("MARKET_SUSPENDED");
  const current = offered.map(({ price }) => price!);
  const isAccepted = current.every((price, index) => {
    const asked = prices[index]!;
    return price === asked || priceChange === "any" || (priceChange === "better" && price > asked);
  });
  return isAccepted ? current : refusal("PRICE_CHANGED");
}

export type StakeRange = { min: bigint; max: bigint };

/**
 * Returns the lowest and highest stake per line that can be accepted. `room` is the liability that the house
 * can still take on each selection, and `maximumStake` is the player's limit for all lines together. Both are
 * in US cents, which are scaled roughly to the bet's currency. With `terms`, the bet is each-way.
 */
export function stakeRange(
  type: BetType,
  prices: readonly Price[],
  room: readonly number[],
  currency: string,
  maximumStake: number | null = null,
  terms: readonly PlaceTerms[] | null = null,
): StakeRange {
  const measure = BigInt(stakeMeasureOf(currency));
  const lines = BigInt(lineCount(type) * (terms ? 2 : 1));
  // The ratio of payout to stake is computed for a large stake, so that rounding hardly affects it.
  const probe = 1_000_000_000n;
  const { uncappedMinor } = potentialPayout({
    type,
    stakePerLineMinor: probe,
    prices,
    ...(terms && { terms }),
    eachWay: terms !== null,
    freeBet: false,
    maximumPayoutMinor: 0n,
  });
  let max = (BigInt(maximumPayout) * measure * probe) / uncappedMinor;
  if (maximumStake !== null) {
    const perLine = (BigInt(maximumStake) * measure) / lines;
    if (perLine < max) max = perLine;
  }
  for (const [index, price] of prices.entries()) {
    const [over, under] = profitOf(price, terms?.[index]);
    const total = (BigInt(Math.max(0, Math.floor(room[index]!))) * measure * under) / over;
    const perLine = total / lines;
    if (perLine < max) max = perLine;
  }
  return { min: BigInt(minimumStake) * measure, max };
}

/** The house's liability on a selection, not counting the stake, converted roughly to US cents. */
export function liabilityOf(
  totalStake: bigint,
  price: Price,
  currency: string,
  terms?: PlaceTerms | null,
): number {
  const [over, under] = profitOf(price, terms);
  return Number((totalStake * over) / under / BigInt(stakeMeasureOf(currency)));
}

/**
 * Returns the profit of a winning selection as a fraction of its stake. In an each-way bet, half of the stake
 * is paid at only a fraction of the odds.
 */
function profitOf(price: Price, terms: PlaceTerms | null | undefined): [over: bigint, under: bigint] {
  if (!terms) return [BigInt(price - 1000), 1000n];
  return [BigInt((price - 1000) * (terms.over + terms.under)), BigInt(2000 * terms.under)];
}
