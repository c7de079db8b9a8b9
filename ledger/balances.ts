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
export type Balances = Readonly<{ currency: string; amountsMinor: Readonly<Record<BalanceName, bigint>> }>;

/** The amounts as one text: a row of fourteen values would cost the most frequent read of all its time. */
type BalancesRow = { player_id: string; currency: string; amounts: string };

const query = `select player_id, currency, concat_ws(' ', ${Object.values(columns).join(", ")}) as amounts
  from ledger.balances where player_id = any($1)`;

/** How many players' balances a reader remembers, so that unchanged ones are the same object again. */
const maxRemembered = 10_000;

export type BalanceReader = { balancesOf(playerId: string): Promise<Balances | undefined> };

type Asking = { resolve: (balances: Balances | undefined) => void; reject: (error: unknown) => void };

/**
 * Reads that arrive while one is under way wait for it and then share a single query. Whoever is in no hurry
 * may let a read wait `gatherMs` for others to join it.
 */
export function createBalanceReader(pool: Queryable, gatherMs = 0): BalanceReader {
  let asking = new Map<string, Asking[]>();
  let running = false;
  const remembered = new Map<string, { row: BalancesRow; balances: Balances }>();

  /** What the database says decides; memory only spares the work of reading the same words again. */
  const recall = (row: BalancesRow): Balances => {
    const known = remembered.get(row.player_id);
    if (known && known.row.amounts === row.amounts && known.row.currency === row.currency) {
      return known.balances;
    }
    if (remembered.size >= maxRemembered) remembered.clear();
    const balances = toBalances(row);
    remembered.set(row.player_id, { row, balances });
    return balances;
  };

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
        const found = await readBalances(pool, [...asked.keys()], recall);
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
async function readBalances(
  db: Queryable,
  playerIds: readonly string[],
  read: (row: BalancesRow) => Balances,
): Promise<Map<string, Balances>> {
  const { rows } = await db.query<BalancesRow>(query, [playerIds]);
  return new Map(rows.map((row) => [row.player_id, read(row)]));
}

function toBalances({ currency, amounts }: BalancesRow): Balances {
  const values = amounts.split(" ").map(BigInt);
  const amountsMinor = Object.fromEntries(balanceNames.map((name, index) => [name, values[index]]));
  return { currency, amountsMinor: amountsMinor as Record<BalanceName, bigint> };
}
