import type { ErrorCode } from "@parlour/contracts/errors";
import type { Database } from "@parlour/server/kit/database";
import type {
  GameSessionWallet,
  OpenGameSession,
  RoundMovement,
  SettledRound,
} from "@parlour/server/kit/ports/game-session-wallet";
import { type Refusal, refuse } from "@parlour/server/kit/refusal";
import type { StakeRows } from "@parlour/wagering/stake-rows";

export type MemoryWallet = GameSessionWallet & {
  sit(gameSession: string, options?: Partial<OpenGameSession> & { balanceMinor?: number }): OpenGameSession;
  balances: Map<string, number>;
  closed: Map<string, SettledRound>;
  /** Simulates a failing wallet: `win` can return a refusal, `bet` and `correct` can wait or throw. */
  failing: {
    win?: () => Refusal | undefined;
    bet?: () => Promise<void>;
    correct?: (gameSession: string) => Promise<void>;
  };
};

/**
 * Creates an in-memory wallet with the real wallet's rules: each id takes effect only once, and a rollback that arrives
 * before its bet blocks the bet.
 */
export function memoryWallet(slug: string, db: Database): MemoryWallet {
  const wallet = new Map<string, OpenGameSession>();
  const balances = new Map<string, number>();
  const movements = new Map<string, number>();
  const undone = new Set<string>();
  const closed = new Map<string, SettledRound>();
  const failing: MemoryWallet["failing"] = {};
  let lastPlaced: Promise<unknown> = Promise.resolve();
  const move = (gameSession: string, id: string, amount: number) => {
    if (!movements.has(id)) {
      movements.set(id, amount);
      balances.set(gameSession, balances.get(gameSession)! + amount);
    }
    return balances.get(gameSession)!;
  };
  async function place<Row>(
    gameSession: string,
    { id, amountMinor }: RoundMovement,
    { rows, row }: { rows: StakeRows<Row>; row: Row },
  ) {
    await failing.bet?.();
    if (undone.has(id)) return refuse("CONFLICT");
    if (movements.has(id)) return { isNew: false };
    const refusal = await db.transaction(async (tx) => {
      const [refused] = await rows.admit(tx, [row]);
      if (refused) return refuse(refused.code as ErrorCode);
      if (balances.get(gameSession)! < amountMinor) return refuse("INSUFFICIENT_FUNDS");
      for (const { text, values } of rows.insert([row])) await tx.query(text, values);
      return undefined;
    });
    if (refusal) return refusal;
    move(gameSession, id, -amountMinor);
    return { isNew: true };
  }
  return {
    balances,
    closed,
    failing,
    sit(gameSession, { balanceMinor = 100_000, ...options } = {}) {
      const limits = { minMinor: 10, maxMinor: 50_000, unitMinor: 1, payoutCapMinor: 100_000_000 };
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
      const seat = { ...base, ...options } as OpenGameSession;
      wallet.set(gameSession, seat);
      balances.set(gameSession, balanceMinor);
      return seat;
    },
    find: async (gameSession) => wallet.get(gameSession),
    balanceOf: async (gameSession) => ({
      balanceMinor: balances.get(gameSession)!,
      version: movements.size,
    }),
    // The real wallet locks the player, so that a player's bets are placed one after another.
    place(...asked) {
      const placed = lastPlaced.then(() => place(...asked));
      lastPlaced = placed.catch(() => {});
      return placed;
    },
    async bet(gameSession, { id, amountMinor }: RoundMovement) {
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
    async settle(gameSession, { id, amountMinor }, round) {
      const refusal = failing.win?.();
      if (refusal) return refusal;
      closed.set(round.roundId, round);
      return move(gameSession, id, amountMinor);
    },
    async correct(gameSession, id, round) {
      await failing.correct?.(gameSession);
      const before = closed.get(round.roundId)?.winMinor ?? 0;
      closed.set(round.roundId, round);
      return move(gameSession, id, round.winMinor - before);
    },
    async close(_gameSession, round) {
      closed.set(round.roundId, round);
    },
  };
}
