import { precisionOf } from "@parlour/rules/currency";
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
 * What some of the points are worth, before they are redeemed. The unit of most currencies is a whole one; where
 * the server's own figure says otherwise, it is divided, which may lack the last of the smallest coins.
 */
export function redemptionWorth(points: number, { currency, allPoints, allAmount, ratePpm }: Rate): number {
  if (points === allPoints) return allAmount;
  const unitMinor = 10n ** BigInt(precisionOf(currency));
  const worthMinor = (count: number) => (BigInt(count) * BigInt(ratePpm) * unitMinor) / 1_000_000n;
  const allMinor = minorUnitsOf(allAmount, currency);
  const minor =
    worthMinor(allPoints) === allMinor
      ? worthMinor(points)
      : (allMinor * BigInt(points)) / BigInt(Math.max(1, allPoints));
  return amountOf(minor, currency);
}
