/** How likely runners of these strengths are to come in: the strongest left wins each place by its share. */
export const PLACES = 3;

export const winChance = (strengths: readonly number[], runner: number): number =>
  strengths[runner]! / total(strengths);

export function forecastChance(strengths: readonly number[], first: number, second: number): number {
  const whole = total(strengths);
  return (strengths[first]! / whole) * (strengths[second]! / (whole - strengths[first]!));
}

/** To be among the first three. */
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
