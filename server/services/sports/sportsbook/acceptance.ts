import { stakeMeasureOf } from "@parlour/rules/stake-limits";
import { type BetType, decimalOf, lineCount, type Price, potentialPayout } from "@parlour/sports";
import type { BetRefusal } from "./bet.ts";
import { maximumPayout, minimumStake } from "./betting-rules.ts";
import type { OfferedSelection } from "./slip.ts";

/** The rules by which a bet is accepted, without a clock or a database. */

type Asked = { prices: readonly Price[]; priceChange: "any" | "better" | "none" };

/** The prices at which the bet is accepted, or why it is not. */
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
 * The stakes per line that can be accepted. `room` is what the house may still owe on each selection, in cents of a
 * dollar-like currency.
 */
export function stakeRange(
  type: BetType,
  prices: readonly Price[],
  room: readonly number[],
  currency: string,
): StakeRange {
  const measure = BigInt(stakeMeasureOf(currency));
  const lines = BigInt(lineCount(type));
  // A large stake keeps the rounding of the payout out of the ratio.
  const probe = 1_000_000_000n;
  const { uncappedMinor } = potentialPayout({
    type,
    stakePerLineMinor: probe,
    prices,
    eachWay: false,
    freeBet: false,
    maximumPayoutMinor: 0n,
  });
  let max = (BigInt(maximumPayout) * measure * probe) / uncappedMinor;
  for (const [index, price] of prices.entries()) {
    const total = (BigInt(Math.max(0, Math.floor(room[index]!))) * measure * 1000n) / BigInt(price - 1000);
    const perLine = total / lines;
    if (perLine < max) max = perLine;
  }
  return { min: BigInt(minimumStake) * measure, max };
}

/** What the house would owe on a selection beyond the stake, in cents of a dollar-like currency. */
export function liabilityOf(totalStake: bigint, price: Price, currency: string): number {
  return Number((totalStake * BigInt(price - 1000)) / 1000n / BigInt(stakeMeasureOf(currency)));
}
