/** The sum of all fields named `stake` in a bet, at any depth. */
export function totalStake(bet: unknown): number {
  if (Array.isArray(bet)) return bet.reduce<number>((sum, item) => sum + totalStake(item), 0);
  if (typeof bet !== "object" || bet === null) return 0;
  return Object.entries(bet).reduce(
    (sum, [name, value]) => sum + (name === "stake" && typeof value === "number" ? value : totalStake(value)),
    0,
  );
}

/** Returns the bet with its stakes converted to another unit. */
export function mapStakes(bet: unknown, change: (stake: number) => number): unknown {
  if (Array.isArray(bet)) return bet.map((item) => mapStakes(item, change));
  if (typeof bet !== "object" || bet === null) return bet;
  return Object.fromEntries(
    Object.entries(bet).map(([name, value]) => [
      name,
      name === "stake" && typeof value === "number" ? change(value) : mapStakes(value, change),
    ]),
  );
}
