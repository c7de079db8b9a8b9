import { z } from "zod";

/** An amount that a player puts down, in whole minor units. Every such field of every bet is called `stake`. */
export const stake = z.int().min(1).max(1_000_000_000_000);

/** stake × numerator ÷ denominator, floored to the minor unit, without losing digits on the way. */
export function payOf(stakeMinor: number, numerator: number | bigint, denominator: number | bigint): number {
  const product = stakeMinor * Number(numerator);
  // The quotient of whole numbers that a double holds exactly never rounds up to the next whole number.
  if (typeof numerator === "number" && typeof denominator === "number" && Number.isSafeInteger(product))
    return Math.floor(product / denominator);
  return Number((BigInt(stakeMinor) * BigInt(numerator)) / BigInt(denominator));
}
