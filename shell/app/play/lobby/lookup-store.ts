import type { Lookups } from "./lookups.server.ts";

type Jackpots = readonly { gameId: string; amount: number; label?: string }[];

/** What cards ask about their own game. Each listens to the whole and redraws only when its own answer changes. */
export type LookupStore = {
  jackpotOf(gameId: string): number | undefined;
  /** How that amount is written, where the server said it. */
  labelOf(amount: number): string | undefined;
  isFree(gameId: string): boolean;
  setJackpots(jackpots: Jackpots): void;
  setFreeGames(ids: readonly string[]): void;
  setSpins(ids: readonly string[]): void;
  subscribe(listener: () => void): () => void;
};

export function createLookupStore(
  first: { jackpots: Jackpots } & Pick<Lookups, "freeGames" | "spins">,
): LookupStore {
  const amountsOf = (jackpots: Jackpots) => new Map(jackpots.map(({ gameId, amount }) => [gameId, amount]));
  let amounts = amountsOf(first.jackpots);
  let freeGames = new Set(first.freeGames);
  let spins = new Set(first.spins);
  const labels = new Map(first.jackpots.map(({ amount, label }) => [amount, label]));
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  return {
    jackpotOf: (gameId) => amounts.get(gameId),
    labelOf: (amount) => labels.get(amount),
    isFree: (gameId) => freeGames.has(gameId) || spins.has(gameId),
    setJackpots(jackpots) {
      amounts = amountsOf(jackpots);
      tell();
    },
    setFreeGames(ids) {
      freeGames = new Set(ids);
      tell();
    },
    setSpins(ids) {
      spins = new Set(ids);
      tell();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
