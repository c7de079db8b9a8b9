import { type FeatureMoments as Feature, noFeature } from "./feature-moments.ts";
import { FREE_SPINS_MAX } from "./play-round.ts";
import { payFor } from "./play-spin.ts";
import { holdMoments } from "./prove-hold.ts";
import type { Slot } from "./slot.ts";
import type { CountMoments, SpinMoments } from "./spin-moments.ts";
import { meanSquare, weightedMean } from "./weighted.ts";

/** The figures of a whole round in stakes, including features but without jackpot pools. */
export type RoundMoments = { mean: number; deviation: number; hitRate: number; maximum: number };

/** The payout of the feature that a number of scatters or coins starts. */
export type FeatureByCount = (count: number) => Feature;

export function roundMoments(
  slot: Slot,
  paid: SpinMoments,
  free: SpinMoments | null,
  feature: FeatureByCount = (count) => featureAt(slot, free, count),
): RoundMoments {
  const drawn = drawnMultiplier(slot);
  let mean = 0;
  let square = 0;
  let zero = 0;
  let most = 0;
  paid.forEach((at, count) => {
    if (at.chance === 0) return;
    const scatter = payFor(slot.scatterPays, count);
    const { mean: featureMean, square: featureSquare, zero: featureZero, most: featureMost } = feature(count);
    const spin = at.mean * drawn.mean;
    mean += spin + at.chance * (scatter + featureMean);
    square +=
      at.square * drawn.square +
      2 * spin * (scatter + featureMean) +
      at.chance * (scatter ** 2 + 2 * scatter * featureMean + featureSquare);
    if (scatter === 0) zero += at.zero * featureZero;
    most = Math.max(most, at.most * drawn.most + scatter + featureMost);
  });
  return inStakes(slot, { mean, square, zero, most });
}

/** The figures of a round as multiples of the stake, calculated from its payout in coins. */
export function inStakes({ coins }: Slot, { mean, square, zero, most }: Feature): RoundMoments {
  return {
    mean: mean / coins,
    deviation: Math.sqrt(square - mean ** 2) / coins,
    hitRate: 1 - zero,
    maximum: most / coins,
  };
}

function drawnMultiplier({ spinMultipliers }: Slot): { mean: number; square: number; most: number } {
  if (!spinMultipliers) return { mean: 1, square: 1, most: 1 };
  return {
    mean: weightedMean(spinMultipliers),
    square: meanSquare(spinMultipliers),
    most: Math.max(...spinMultipliers.map(([times]) => times)),
  };
}

function featureAt(slot: Slot, free: SpinMoments | null, count: number): Feature {
  if (slot.holdAndWin) {
    if (count < slot.holdAndWin.needed) return noFeature;
    const { mean, square, most } = holdMoments(slot.holdAndWin, count, slot.reels.length * slot.rows);
    return { mean: mean * slot.coins, square: square * slot.coins ** 2, zero: 0, most: most * slot.coins };
  }
  const spins = payFor(slot.freeSpins?.awards, count);
  if (spins === 0 || !slot.freeSpins || !free) return noFeature;
  return slot.freeSpins.retrigger ? retriggered(slot, free, spins) : eachSpin(slot, free, spins);
}

/** The payout of one free spin at a given multiplier, including what its scatters pay. */
function spinAt(slot: Slot, free: SpinMoments, multiplier: number): Feature {
  const drawn = drawnMultiplier(slot);
  const spin = { mean: 0, square: 0, zero: 0, most: 0 };
  free.forEach((at, count) => {
    if (at.chance === 0) return;
    const scatter = payFor(slot.scatterPays, count);
    const mean = at.mean * drawn.mean * multiplier;
    spin.mean += mean + at.chance * scatter;
    spin.square += at.square * drawn.square * multiplier ** 2 + 2 * mean * scatter + at.chance * scatter ** 2;
    if (scatter === 0) spin.zero += at.zero;
    spin.most = Math.max(spin.most, at.most * drawn.most * multiplier + scatter);
  });
  return spin;
}

/** The total payout of free spins without retriggers, which are independent of each other. */
function eachSpin(slot: Slot, free: SpinMoments, count: number): Feature {
  const { multipliers } = slot.freeSpins!;
  const sum = { ...noFeature };
  for (let at = 0; at < count; at++) {
    const spin = spinAt(slot, free, multipliers[Math.min(at, multipliers.length - 1)]!);
    sum.square += spin.square + 2 * sum.mean * spin.mean;
    sum.mean += spin.mean;
    sum.zero *= spin.zero;
    sum.most += spin.most;
  }
  return sum;
}

/**
 * The total payout of free spins with retriggers. One spin with its retriggers pays F = X + F₁ + … + F_R,
 * from which its mean and mean square follow. The limit of free spins per round is too high to affect the
 * digits of either; the maximum payout takes it into account.
 */
function retriggered(slot: Slot, free: SpinMoments, count: number): Feature {
  const { retrigger, multipliers } = slot.freeSpins!;
  const more = free.map((_, scatters) => payFor(retrigger, scatters));
  const expect = (of: (at: CountMoments, spins: number, scatters: number) => number): number =>
    free.reduce((sum, at, scatters) => sum + of(at, more[scatters]!, scatters), 0);
  const spin = spinAt(slot, free, multipliers[0]!);
  const times = drawnMultiplier(slot).mean * multipliers[0]!;
  const spins = expect((at, extra) => at.chance * extra);
  const mean = spin.mean / (1 - spins);
  const together = expect(
    (at, extra, scatters) => extra * (at.mean * times + at.chance * payFor(slot.scatterPays, scatters)),
  );
  const pairs = expect((at, extra) => at.chance * extra * (extra - 1));
  const square = (spin.square + 2 * together * mean + pairs * mean ** 2) / (1 - spins);
  return {
    mean: count * mean,
    square: count * square + count * (count - 1) * mean ** 2,
    zero: zeroChance(slot, free, more) ** count,
    most: mostFrom(slot, free, more, count),
  };
}

/**
 * The probability that a spin and all its retriggers pay nothing: the smallest fixed point, found by
 * iteration.
 */
function zeroChance(slot: Slot, free: SpinMoments, more: readonly number[]): number {
  let zero = 0;
  for (let step = 0; step < 200; step++)
    zero = free.reduce(
      (sum, at, scatters) =>
        sum + (payFor(slot.scatterPays, scatters) > 0 ? 0 : at.zero * zero ** more[scatters]!),
      0,
    );
  return zero;
}

/** The maximum payout of a series of free spins with retriggers, within the limit of free spins per round. */
function mostFrom(slot: Slot, free: SpinMoments, more: readonly number[], count: number): number {
  const best = drawnMultiplier(slot).most * slot.freeSpins!.multipliers[0]!;
  const choices = free.flatMap((at, scatters) =>
    at.chance > 0
      ? [{ pay: at.most * best + payFor(slot.scatterPays, scatters), more: more[scatters]! }]
      : [],
  );
  // `after[left]` is the maximum payout that can still follow with `left` spins left. It is computed backwards from
  // the last possible spin.
  let after = new Float64Array(FREE_SPINS_MAX + 1);
  for (let played = FREE_SPINS_MAX; played > 0; played--) {
    const here = new Float64Array(FREE_SPINS_MAX + 1);
    for (let left = 1; left <= FREE_SPINS_MAX; left++)
      for (const { pay, more } of choices) {
        const next = Math.min(left - 1 + more, FREE_SPINS_MAX);
        here[left] = Math.max(here[left]!, pay + after[next]!);
      }
    after = here;
  }
  return after[count]!;
}
