import { currencyUnitMinor } from "@parlour/rules/currency-unit";
import { amountOf, minorUnitsOf } from "@parlour/rules/money";

type Rate = {
  currency: string;
  /** All of the player's points, and their value according to the server. */
  allPoints: number;
  allAmount: number;
  /** The value of one point, in millionths of the currency's unit; see `currencyUnitMinor`. */
  ratePpm: number;
};

/**
 * The estimated value of some of the player's points. If the rate doesn't reproduce the server's value of all
 * points, the result is a proportional share of that value, which may be one minor unit too low.
 */
export function redemptionWorth(points: number, { currency, allPoints, allAmount, ratePpm }: Rate): number {
  if (points === allPoints) return allAmount;
  const unitMinor = currencyUnitMinor(currency);
  const worthMinor = (count: number) => (BigInt(count) * BigInt(ratePpm) * unitMinor) / 1_000_000n;
  const allMinor = minorUnitsOf(allAmount, currency);
  const minor =
    worthMinor(allPoints) === allMinor
      ? worthMinor(points)
      : (allMinor * BigInt(points)) / BigInt(Math.max(1, allPoints));
  return amountOf(minor, currency);
}
