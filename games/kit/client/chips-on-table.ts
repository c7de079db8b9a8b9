/** Chips in the order they were placed, so that the last one can be undone. */
export type Placement = { spot: string; stake: number };

export type TableBets = { spot: string; stake: number }[];

/** Combines the chips into one bet per spot, as the server expects. */
export function betsOf(placements: readonly Placement[]): TableBets {
  const sums = new Map<string, number>();
  for (const { spot, stake } of placements) sums.set(spot, (sums.get(spot) ?? 0) + stake);
  return [...sums].map(([spot, stake]) => ({ spot, stake }));
}

export const totalOf = (placements: readonly Placement[]): number =>
  placements.reduce((sum, { stake }) => sum + stake, 0);

/** Places one more chip, or as much of it as the limit allows, in multiples of the stake unit. */
export function place(
  placements: readonly Placement[],
  spot: string,
  chip: number,
  max: number,
  unit = 1,
): readonly Placement[] {
  const left = max - totalOf(placements);
  const stake = Math.min(chip, left - (left % unit));
  return stake > 0 ? [...placements, { spot, stake }] : placements;
}

export function takeOff(placements: readonly Placement[], spot: string): readonly Placement[] {
  return placements.filter((placement) => placement.spot !== spot);
}

/** Doubles all bets if the limit allows it. */
export function doubled(placements: readonly Placement[], max: number): readonly Placement[] {
  return totalOf(placements) * 2 > max ? placements : [...placements, ...placements];
}
