/**
 * Measures how long pages wait for pool totals that include a bet. Totals contain the number of bets in the pool, so
 * totals with n bets include the first n bets that got a response. If totals arrive before the response to a bet, its
 * delay is zero.
 */
export function totalsDelays() {
  const answeredMs = new Map<string, number[]>();
  const seen = new Map<string, number>();
  let delaysMs: number[] = [];
  return {
    placed(poolId: string, atMs: number): void {
      const answers = answeredMs.get(poolId) ?? [];
      answers.push(atMs);
      answeredMs.set(poolId, answers);
    },
    shown(page: number, poolId: string, bets: number, atMs: number): void {
      const key = `${page}/${poolId}`;
      const before = seen.get(key) ?? 0;
      if (bets <= before) return;
      seen.set(key, bets);
      const answers = answeredMs.get(poolId) ?? [];
      for (let index = before; index < bets; index++) {
        delaysMs.push(Math.max(0, atMs - (answers[index] ?? atMs)));
      }
    },
    /** Discards the delays measured during the warm-up. */
    forget(): void {
      delaysMs = [];
    },
    /** Returns a percentile of the delays, such as the 99th for a `share` of 0.99. */
    at(share: number): number {
      const sorted = delaysMs.toSorted((one, other) => one - other);
      return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
    },
  };
}
