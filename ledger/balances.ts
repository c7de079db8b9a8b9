import type { Queryable } from "./accounts.ts";

/** The twelve balances in the order of their names, each with its column in the view. */
const columns = {
  bonus: "bonus",
  locked: "locked",
  nonPlayableBonus: "non_playable_bonus",
  pendingWithdrawal: "pending_withdrawal",
  playable: "playable",
  playableCasino: "playable_casino",
  playableHorses: "playable_horses",
  playablePoker: "playable_poker",
  playableSports: "playable_sports",
  total: "total",
  unlocked: "unlocked",
  withdrawable: "withdrawable",
} as const;

export type BalanceName = keyof typeof columns;
export const balanceNames = Object.keys(columns) as BalanceName[];

/** Amounts in minor units of one currency. */
export type Balances = { currency: string; amountsMinor: Record<BalanceName, bigint> };

type BalancesRow = { player_id: string; currency: string } & Record<string, string>;

export type BalanceReader = { balancesOf(playerId: string): Promise<Balances | undefined> };

type Asking = { resolve: (balances: Balances | undefined) => void; reject: (error: unknown) => void };

/**
 * Reads that arrive while one is under way wait for it and then share a single query. Whoever is in no hurry
 * may let a read wait `gatherMs` for others to join it.
 */
export function createBalanceReader(pool: Queryable, gatherMs = 0): BalanceReader {
  let asking = new Map<string, Asking[]>();
  let running = false;

  async function run(): Promise<void> {
    running = true;
    while (asking.size > 0) {
      await new Promise((resolve) => {
        if (gatherMs > 0) setTimeout(resolve, gatherMs);
        else setImmediate(resolve);
      });
      const asked = asking;
      asking = new Map();
      try {
        const found = await readBalances(pool, [...asked.keys()]);
        for (const [playerId, askers] of asked) {
          for (const asker of askers) asker.resolve(found.get(playerId));
        }
      } catch (error) {
        for (const askers of asked.values()) for (const asker of askers) asker.reject(error);
      }
    }
    running = false;
  }

  return {
    balancesOf(playerId) {
      return new Promise((resolve, reject) => {
        const askers = asking.get(playerId);
        if (askers) askers.push({ resolve, reject });
        else asking.set(playerId, [{ resolve, reject }]);
        if (!running) void run();
      });
    },
  };
}

/** Players without a wallet are not in the answer. */
export async function readBalances(
  db: Queryable,
  playerIds: readonly string[],
): Promise<Map<string, Balances>> {
  const { rows } = await db.query<BalancesRow>("select * from ledger.balances where player_id = any($1)", [
    playerIds,
  ]);
  return new Map(rows.map((row) => [row.player_id, toBalances(row)]));
}

function toBalances(row: BalancesRow): Balances {
  const amountsMinor = {} as Record<BalanceName, bigint>;
  for (const name of balanceNames) amountsMinor[name] = BigInt(row[columns[name]]!);
  return { currency: row.currency, amountsMinor };
}
