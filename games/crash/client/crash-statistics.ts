type CrashStatistics = {
  flights: number;
  /** The median multiplier in hundredths; null if there are no flights. */
  median: number | null;
  highest: number | null;
  /** The share of flights that reached a multiplier. */
  shareAt(multiplier: number): number;
};

/** Describes the points, in hundredths, at which flights crashed. */
export function describeFlights(points: readonly number[]): CrashStatistics {
  const sorted = points.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle];
  const lower = sorted.length % 2 === 0 ? sorted[middle - 1] : upper;
  return {
    flights: sorted.length,
    median: upper === undefined || lower === undefined ? null : Math.round((upper + lower) / 2),
    highest: sorted.at(-1) ?? null,
    shareAt: (multiplier) =>
      sorted.length === 0 ? 0 : sorted.filter((point) => point >= multiplier).length / sorted.length,
  };
}
