/**
 * Limits the requests of each IP address per second. Requests are counted in memory, by each server separately,
 * because the limit is checked for every request; limits that must survive a restart use the kit's `Limits`.
 */
export type RateLimit = { allows(address: string): boolean; stop(): void };

export function createRateLimit(maxPerSecond: number): RateLimit {
  let counts = new Map<string, number>();
  const window = setInterval(() => {
    if (counts.size > 0) counts = new Map();
  }, 1000);
  window.unref();
  return {
    allows(address) {
      const count = (counts.get(address) ?? 0) + 1;
      counts.set(address, count);
      return count <= maxPerSecond;
    },
    stop: () => clearInterval(window),
  };
}
