import type { GameSeat, GameSeats, SeatMovement, SettledRound } from "@parlour/server/kit/ports/game-seats";
import { type Refusal, refuse } from "@parlour/server/kit/refusal";

export type MemorySeats = GameSeats & {
  sit(gameSession: string, options?: Partial<GameSeat> & { balanceMinor?: number }): GameSeat;
  balances: Map<string, number>;
  closed: Map<string, SettledRound>;
  /** Simulates a failing wallet: thrown or returned in place of the next result. */
  failing: { win?: () => Refusal | undefined; bet?: () => Promise<void> };
};

/**
 * An in-memory wallet with the real wallet's rules: each id counts once, and a rollback that arrives before
 * its bet blocks the bet.
 */
export function memorySeats(slug: string): MemorySeats {
  const seats = new Map<string, GameSeat>();
  const balances = new Map<string, number>();
  const movements = new Map<string, number>();
  const undone = new Set<string>();
  const closed = new Map<string, SettledRound>();
  const failing: MemorySeats["failing"] = {};
  const move = (gameSession: string, id: string, amount: number) => {
    if (!movements.has(id)) {
      movements.set(id, amount);
      balances.set(gameSession, balances.get(gameSession)! + amount);
    }
    return balances.get(gameSession)!;
  };
  return {
    balances,
    closed,
    failing,
    sit(gameSession, { balanceMinor = 100_000, ...options } = {}) {
      const limits = { minMinor: 10, maxMinor: 50_000 };
      const base = {
        gameSession,
        slug,
        mode: "real",
        playerId: null,
        currency: "USD",
        language: "en",
        limits,
        takesBets: true,
      };
      const seat = { ...base, ...options } as GameSeat;
      seats.set(gameSession, seat);
      balances.set(gameSession, balanceMinor);
      return seat;
    },
    find: async (gameSession) => seats.get(gameSession),
    balanceOf: async (gameSession) => balances.get(gameSession)!,
    async bet(gameSession, { id, amountMinor }: SeatMovement) {
      await failing.bet?.();
      if (undone.has(id)) return refuse("CONFLICT");
      if (!movements.has(id) && balances.get(gameSession)! < amountMinor) return refuse("INSUFFICIENT_FUNDS");
      return move(gameSession, id, -amountMinor);
    },
    async win(gameSession, { id, amountMinor }) {
      return failing.win?.() ?? move(gameSession, id, amountMinor);
    },
    async rollback(gameSession, { id }) {
      undone.add(id);
      const taken = movements.get(id);
      return taken === undefined ? balances.get(gameSession)! : move(gameSession, `${id}/rollback`, -taken);
    },
    async close(_gameSession, round) {
      closed.set(round.roundId, round);
    },
  };
}
