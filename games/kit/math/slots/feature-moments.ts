/** A payout in coins: mean, mean square, probability of no payout, and maximum. */
export type FeatureMoments = { mean: number; square: number; zero: number; most: number };

export const noFeature: FeatureMoments = { mean: 0, square: 0, zero: 1, most: 0 };

/** The sum of two independent payouts. */
export function sumOf(one: FeatureMoments, other: FeatureMoments): FeatureMoments {
  return {
    mean: one.mean + other.mean,
    square: one.square + 2 * one.mean * other.mean + other.square,
    zero: one.zero * other.zero,
    most: one.most + other.most,
  };
}

/** Combines several payouts, exactly one of which occurs, weighted by their probabilities. */
export function mixOf(parts: readonly { chance: number; moments: FeatureMoments }[]): FeatureMoments {
  const mixed = { mean: 0, square: 0, zero: 0, most: 0 };
  for (const { chance, moments } of parts) {
    if (chance === 0) continue;
    mixed.mean += chance * moments.mean;
    mixed.square += chance * moments.square;
    mixed.zero += chance * moments.zero;
    mixed.most = Math.max(mixed.most, moments.most);
  }
  return mixed;
}
