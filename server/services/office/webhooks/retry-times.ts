const [second, minute, hour] = [1_000, 60_000, 3_600_000];

/** The waits between a failed attempt and the next one; about a day in total. */
const waits = [
  5 * second,
  30 * second,
  2 * minute,
  10 * minute,
  30 * minute,
  2 * hour,
  6 * hour,
  15 * hour,
] as const;

/** The total time over which one delivery is attempted. */
export const attemptsLastMs: number = waits.reduce((sum, wait) => sum + wait, 0);

/** Returns when the next delivery attempt is due; undefined after the last one. */
export function nextAttemptAt(attempts: number, now: Date): Date | undefined {
  const wait = waits[attempts - 1];
  return wait === undefined ? undefined : new Date(now.getTime() + wait);
}

const failuresBeforePause = 5;
const longestPauseMs = 5 * minute;

/**
 * Returns the time until which deliveries to an address that keeps failing are paused, so that they do not hold up
 * others; null while there are few failures in a row.
 */
export function pausedUntil(failures: number, now: Date): Date | null {
  if (failures < failuresBeforePause) return null;
  const pauseMs = Math.min(longestPauseMs, 5 * second * 2 ** (failures - failuresBeforePause));
  return new Date(now.getTime() + pauseMs);
}
