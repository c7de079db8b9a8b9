import { z } from "zod";

/** An amount that a player stakes, in whole minor units. This field is called `stake` in every bet. */
export const stake = z.int().min(1).max(1_000_000_000_000);

/** Returns stake × numerator ÷ denominator, rounded down to the minor unit, without losing precision. */
export function payOf(stakeMinor: number, numerator: number | bigint, denominator: number | bigint): number {
  const product = stakeMinor * Number(numerator);
  // For whole numbers that a double represents exactly, the quotient never rounds up to the next whole
  // number.
  if (typeof numerator === "number" && typeof denominator === "number" && Number.isSafeInteger(product))
    return Math.floor(product / denominator);
  return Number((BigInt(stakeMinor) * BigInt(numerator)) / BigInt(denominator));
}

/** A payout as a fraction of the stake. */
export type PayFraction = { numerator: bigint; denominator: bigint };

/** Rounds to the nearest hundredth, so that stakes in whole hundreds of minor units give whole wins. */
export const toHundredths = ({ numerator, denominator }: PayFraction): PayFraction => ({
  numerator: (200n * numerator + denominator) / (2n * denominator),
  denominator: 100n,
});

/** A multiplier for display, rounded down to four decimals. */
export const multiplierOf = ({ numerator, denominator }: PayFraction): number =>
  Number((numerator * 10_000n) / denominator) / 10_000;
