/** Chips in the order they were placed, so that the last one can be undone. */
export type Placement = {
  spot: string;
  stake: number;
  /** Chips with the same number were placed in one step, such as an announced bet, and are undone together. */
  step?: number;
};

export type TableBets = { spot: string; stake: number }[];

/** Combines the chips into one bet per spot, as the server expects. */
export function betsOf(placements: readonly Placement[]): TableBets {
  const sums = new Map<string, number>();
  for (const { spot, stake } of placements) sums.set(spot, (sums.get(spot) ?? 0) + stake);
  return [...sums].map(([spot, stake]) => ({ spot, stake }));
}

export const totalOf = (placements: readonly Placement[]): number =>
  placements.reduce((sum, { stake }) => sum + stake, 0);

/** The maximum of all chips together, and the maximum on each spot, if spots have one. */
export type ChipLimits = { total: number; on?: (spot: string) => number };

/** Places one more chip, or as much of it as the limits allow, in multiples of the stake unit. */
export function place(
  placements: readonly Placement[],
  spot: string,
  chip: number,
  max: number,
  unit = 1,
  spotMax = max,
): readonly Placement[] {
  const lying = totalOf(placements.filter((one) => one.spot === spot));
  const left = Math.min(max - totalOf(placements), spotMax - lying);
  const stake = Math.min(chip, left - (left % unit));
  return stake > 0 ? [...placements, { spot, stake }] : placements;
}

export function takeOff(placements: readonly Placement[], spot: string): readonly Placement[] {
  return placements.filter((placement) => placement.spot !== spot);
}

/** Places several chips in one step. Returns null if they don't all fit within the limit. */
export function placeTogether(
  placements: readonly Placement[],
  chips: TableBets,
  max: number,
): readonly Placement[] | null {
  if (totalOf(placements) + totalOf(chips) > max) return null;
  const step = Math.max(0, ...placements.map((placement) => placement.step ?? 0)) + 1;
  return [...placements, ...chips.map(({ spot, stake }) => ({ spot, stake, step }))];
}

/** Doubles all bets in one step if the limits allow it. */
export function doubled(
  placements: readonly Placement[],
  max: number,
  spotMaxOf: ChipLimits["on"] = () => max,
): readonly Placement[] {
  if (betsOf(placements).some(({ spot, stake }) => stake * 2 > spotMaxOf(spot))) return placements;
  return placeTogether(placements, [...placements], max) ?? placements;
}

/** Removes the last chip, or all chips that were placed in the same step. */
export function undone(placements: readonly Placement[]): readonly Placement[] {
  const last = placements.at(-1);
  if (last?.step === undefined) return placements.slice(0, -1);
  return placements.filter(({ step }) => step !== last.step);
}
