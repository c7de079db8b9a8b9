/**
 * The data that the model needs about a runner. Weights are whole numbers, used by both the draw and the
 * prices.
 */
export type Weighted = { readonly number: number; readonly weight: number };

const total = (runners: readonly Weighted[]) => runners.reduce((sum, { weight }) => sum + weight, 0);

/**
 * The chance that these runners finish first, second and so on: each place is won in proportion to the
 * remaining weights.
 */
export function orderChance(runners: readonly Weighted[], order: readonly number[]): number {
  let left = total(runners);
  let chance = 1;
  for (const number of order) {
    const { weight } = runners.find((runner) => runner.number === number)!;
    chance *= weight / left;
    left -= weight;
  }
  return chance;
}

/** Lists every order in which runners can take the first `places` places. */
export function ordersOf(runners: readonly Weighted[], places: number): number[][] {
  if (places === 0) return [[]];
  return runners.flatMap((first) =>
    ordersOf(
      runners.filter((runner) => runner !== first),
      places - 1,
    ).map((rest) => [first.number, ...rest]),
  );
}

/** Each runner's chance of finishing in the first `places`, by runner number. */
export function placeChances(runners: readonly Weighted[], places: number): ReadonlyMap<number, number> {
  const chances = new Map(runners.map(({ number }) => [number, 0]));
  for (const order of ordersOf(runners, places)) {
    const chance = orderChance(runners, order);
    for (const number of order) chances.set(number, chances.get(number)! + chance);
  }
  return chances;
}
