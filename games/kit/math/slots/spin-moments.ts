import type { CompiledSlot } from "./compiled-slot.ts";

/**
 * The spins that end with a given number of scatters or hold-and-win coins: their probability, and their
 * payout from lines, ways or clusters, in coins and before the multipliers of spin and feature.
 */
export type CountMoments = {
  chance: number;
  /** The probability that a spin ends with this number of scatters or coins and pays nothing. */
  zero: number;
  /** The sums of payouts and squared payouts, weighted by probability. */
  mean: number;
  square: number;
  most: number;
};

/** The statistical moments of a spin's payout by its number of scatters, or of coins in a hold-and-win slot. */
export type SpinMoments = readonly CountMoments[];

export const newMoments = (counts: number): CountMoments[] =>
  Array.from({ length: counts }, () => ({ chance: 0, zero: 0, mean: 0, square: 0, most: 0 }));

/**
 * The symbol whose count decides what follows a spin; it is either the scatter or the hold-and-win coin, because no
 * slot has both.
 */
export const countedSymbol = ({ slot, scatter, coin }: CompiledSlot): number => {
  if (slot.scatter && slot.holdAndWin) throw new RangeError(`${slot.slug} has scatters and coins.`);
  return slot.scatter ? scatter : coin;
};

/** Combines spins of several kinds, such as the reveals of a mystery symbol, weighted by their probabilities. */
export function mixMoments(parts: readonly { chance: number; moments: SpinMoments }[]): CountMoments[] {
  const mixed = newMoments(Math.max(...parts.map(({ moments }) => moments.length)));
  for (const { chance, moments } of parts)
    moments.forEach((from, count) => {
      const to = mixed[count]!;
      to.chance += chance * from.chance;
      to.zero += chance * from.zero;
      to.mean += chance * from.mean;
      to.square += chance * from.square;
      to.most = Math.max(to.most, from.most);
    });
  return mixed;
}
