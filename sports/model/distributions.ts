import type { RandomSource } from "@parlour/games/kit/math/random-source";
import type { Table } from "./chain.ts";

const WORDS = 2 ** 32;

/** A random number from 0 (inclusive) to 1 (exclusive). */
export function uniform(random: RandomSource): number {
  return random.below(WORDS) / WORDS;
}

/** Draws an index, with chances proportional to the weights. */
export function pick(weights: ArrayLike<number>, random: RandomSource): number {
  let total = 0;
  for (let i = 0; i < weights.length; i++) total += weights[i]!;
  let left = uniform(random) * total;
  for (let i = 0; i < weights.length; i++) {
    left -= weights[i]!;
    if (left < 0) return i;
  }
  return weights.length - 1;
}

/**
 * Poisson probabilities of 0, 1, 2 and so on, cut off where they become negligible and scaled to add up to
 * one.
 */
export function poisson(mean: number): number[] {
  const result = [Math.exp(-mean)];
  for (let k = 1; k < mean || result.at(-1)! > 1e-12; k++) result.push((result[k - 1]! * mean) / k);
  return normalised(result);
}

export function drawPoisson(mean: number, random: RandomSource): number {
  return mean > 0 ? pick(poisson(mean), random) : 0;
}

export function binomial(n: number, k: number, p: number): number {
  if (k < 0 || k > n) return 0;
  let coefficient = 1;
  for (let i = 1; i <= k; i++) coefficient = (coefficient * (n - k + i)) / i;
  return coefficient * p ** k * (1 - p) ** (n - k);
}

export function convolve(a: readonly number[], b: readonly number[]): number[] {
  const result = new Array<number>(a.length + b.length - 1).fill(0);
  for (let i = 0; i < a.length; i++) for (let j = 0; j < b.length; j++) result[i + j]! += a[i]! * b[j]!;
  return result;
}

/** Returns a function that gives the distribution of the sum of a number of equal, independent draws. */
export function powersOf(one: readonly number[]): (draws: number) => number[] {
  const known: number[][] = [[1]];
  return (draws) => {
    while (known.length <= draws) known.push(convolve(known.at(-1)!, one));
    return known[draws]!;
  };
}

export function normalised(weights: readonly number[]): number[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => weight / total);
}

/**
 * The table of all scores of two sides that score independently, without extremely unlikely numbers of
 * points.
 */
export function productTable(home: readonly number[], away: readonly number[], least: number): Table {
  const trimmed = (side: readonly number[]) =>
    normalised(side.map((p) => (p < least ? 0 : p)).slice(0, side.findLastIndex((p) => p >= least) + 1));
  const [homes, aways] = [trimmed(home), trimmed(away)];
  const rows = homes
    .flatMap((p, h) => aways.map((q, a) => [h, a, p * q] as const))
    .filter(([, , p]) => p > 0);
  return { ...tableOf(rows), sides: [homes, aways] };
}

/** Builds a table from rows of `[home, away, probability]` and scales the probabilities to add up to one. */
export function tableOf(rows: readonly (readonly [number, number, number])[]): Table {
  const total = rows.reduce((sum, [, , p]) => sum + p, 0);
  return {
    home: rows.map(([home]) => home),
    away: rows.map(([, away]) => away),
    probability: rows.map(([, , p]) => p / total),
  };
}
