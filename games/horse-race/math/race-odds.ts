/**
 * The number of places paid. All probabilities in this file assume that each position is won in proportion to
 * the strengths of the remaining runners.
 */
export const PLACES = 3;

export const winChance = (strengths: readonly number[], runner: number): number =>
  strengths[runner]! / total(strengths);

export function forecastChance(strengths: readonly number[], first: number, second: number): number {
  const whole = total(strengths);
  return (strengths[first]! / whole) * (strengths[second]! / (whole - strengths[first]!));
}

/** The probability of finishing in the first three. */
export function placeChance(strengths: readonly number[], runner: number): number {
  const finishes = (left: readonly number[], places: number): number => {
    if (places === 0) return 0;
    const whole = left.reduce((sum, strength) => sum + strength, 0);
    let chance = strengths[runner]! / whole;
    for (let other = 0; other < left.length; other++) {
      if (other === runner || left[other] === 0) continue;
      const without = left.map((strength, index) => (index === other ? 0 : strength));
      chance += (left[other]! / whole) * finishes(without, places - 1);
    }
    return chance;
  };
  return finishes(strengths, PLACES);
}

const total = (strengths: readonly number[]): number =>
  strengths.reduce((sum, strength) => sum + strength, 0);

export type Chance = { numerator: bigint; denominator: bigint };

export const winOdds = (strengths: readonly number[], runner: number): Chance => ({
  numerator: BigInt(strengths[runner]!),
  denominator: BigInt(total(strengths)),
});

export function forecastOdds(strengths: readonly number[], first: number, second: number): Chance {
  const whole = total(strengths);
  return {
    numerator: BigInt(strengths[first]! * strengths[second]!),
    denominator: BigInt(whole * (whole - strengths[first]!)),
  };
}

/**
 * The exact probability of finishing in the first three: the sum over all possible orders of the runners
 * ahead.
 */
export function placeOdds(strengths: readonly number[], runner: number): Chance {
  const after = (gone: readonly number[]): Chance => {
    const whole = BigInt(total(strengths) - gone.reduce((sum, one) => sum + strengths[one]!, 0));
    let sum: Chance = { numerator: BigInt(strengths[runner]!), denominator: whole };
    if (gone.length === PLACES - 1) return sum;
    for (let next = 0; next < strengths.length; next++) {
      if (next === runner || gone.includes(next)) continue;
      const then = after([...gone, next]);
      sum = add(sum, {
        numerator: BigInt(strengths[next]!) * then.numerator,
        denominator: whole * then.denominator,
      });
    }
    return sum;
  };
  return after([]);
}

function add(one: Chance, other: Chance): Chance {
  const numerator = one.numerator * other.denominator + other.numerator * one.denominator;
  const denominator = one.denominator * other.denominator;
  const divisor = greatestDivisor(numerator, denominator);
  return { numerator: numerator / divisor, denominator: denominator / divisor };
}

function greatestDivisor(one: bigint, other: bigint): bigint {
  return other === 0n ? one : greatestDivisor(other, one % other);
}
