/**
 * The shortest interval between two notices about the same player; a shorter one would make no visible
 * difference.
 */
const gatherMs = 250;

export type BalanceNotices = { add(playerId: string): void; stop(): void };

/** Collects the players whose balances changed, and publishes each of them once. */
export function createBalanceNotices(announce: (playerId: string) => void): BalanceNotices {
  let waiting = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  const flush = () => {
    timer = undefined;
    const players = waiting;
    waiting = new Set();
    for (const playerId of players) announce(playerId);
  };
  return {
    add(playerId) {
      waiting.add(playerId);
      timer ??= setTimeout(flush, gatherMs);
    },
    stop() {
      if (timer === undefined) return;
      clearTimeout(timer);
      flush();
    },
  };
}
