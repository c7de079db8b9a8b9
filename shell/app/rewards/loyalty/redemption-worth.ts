import { currencyUnitMinor } from "@parlour/rules/currency-unit";
import { amountOf, minorUnitsOf } from "@parlour/rules/money";

type Rate = {
  currency: string;
  /** All of the player's points, and what the server says they are worth. */
  allPoints: number;
  allAmount: number;
  /** Millionths of the currency's unit for one point. */
  ratePpm: number;
};

/**
 * What some of the points are worth, before they are redeemed. Where the programme reckons a
 * currency in another unit than usual, the server's own figure is divided, which may lack one of the smallest coins.
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
