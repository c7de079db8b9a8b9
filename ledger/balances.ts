import { balanceEpochs, balanceVersion } from "@parlour/rules/balance-version";
import type { Queryable } from "./accounts.ts";

/** The twelve balances in alphabetical order, each with its column in the view. */
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

/** The twelve balances of a player, in minor units of one currency. */
export type Balances = Readonly<{ currency: string; amountsMinor: Readonly<Record<BalanceName, bigint>> }>;

/**
 * A number that identifies a period in which the versions of balances only increase. After a restore, or when a
 * standby that lacks the last changes takes over, a version may be lower than one that a browser has seen. In each of
 * these cases a server is restarted or the database or the table is recreated, which changes this number.
 */
const epoch = `select hashtext(concat_ws(' ', extract(epoch from pg_postmaster_start_time()), oid, 'ledger.account'::regclass::oid))
  from pg_database where datname = current_database()`;

/**
 * Returns the balances of the requested players as one text with a line per player, because the driver spends
 * far longer on rows and fields than on their content, and this is the most frequent read. Ids and currencies
 * contain no white space.
 */
const query = `select string_agg(concat_ws(' ', player_id, currency, ${Object.values(columns).join(", ")}, version), E'\n') as lines,
    (${epoch}) & ${balanceEpochs - 1} as epoch
  from ledger.balances where player_id = any(string_to_array($1, ' '))`;

/** The number of parsed lines to cache, so that unchanged balances are returned as the same object. */
const maxRemembered = 10_000;

/**
 * Balances with a version. A later read has the same version or a higher one, and a changed balance always has a higher
 * one, until the database is restarted or restored. `isNewerBalance` compares them.
 */
export type VersionedBalances = { balances: Balances; version: number };

export type BalanceReader = {
  balancesOf(playerId: string): Promise<Balances | undefined>;
  versionedBalancesOf(playerId: string): Promise<VersionedBalances | undefined>;
};

type PlayerBalances = { playerId: string; balances: Balances; changes: number };
type Asking = { resolve: (read: VersionedBalances | undefined) => void; reject: (error: unknown) => void };

/**
 * Creates a reader whose callers share queries: requests that arrive during a query wait for it and then
 * share the next one. A caller that is not in a hurry can pass `gatherMs` so that more requests join the
 * query.
 */
export function createBalanceReader(pool: Queryable, gatherMs = 0): BalanceReader {
  let asking = new Map<string, Asking[]>();
  let running = false;
  const remembered = new Map<string, PlayerBalances>();

  /** Parses a line of the query's result. The cache only avoids parsing the same text again. */
  const recall = (line: string): PlayerBalances => {
    const known = remembered.get(line);
    if (known) return known;
    if (remembered.size >= maxRemembered) remembered.clear();
    const read = readLine(line);
    remembered.set(line, read);
    return read;
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
        const { lines, epoch } = await readLines(pool, [...asked.keys()]);
        for (const line of lines) {
          const { playerId, balances, changes } = recall(line);
          const version = balanceVersion(epoch, changes);
          for (const asker of asked.get(playerId) ?? []) asker.resolve({ balances, version });
          asked.delete(playerId);
        }
        for (const askers of asked.values()) for (const asker of askers) asker.resolve(undefined);
      } catch (error) {
        for (const askers of asked.values()) for (const asker of askers) asker.reject(error);
      }
    }
    running = false;
  }

  const versionedBalancesOf: BalanceReader["versionedBalancesOf"] = (playerId) =>
    new Promise((resolve, reject) => {
      const askers = asking.get(playerId);
      if (askers) askers.push({ resolve, reject });
      else asking.set(playerId, [{ resolve, reject }]);
      if (!running) void run();
    });
  return {
    versionedBalancesOf,
    balancesOf: async (playerId) => (await versionedBalancesOf(playerId))?.balances,
  };
}

/** Reads the balances of several players as lines of text. Players without a wallet have no line. */
async function readLines(
  db: Queryable,
  playerIds: readonly string[],
): Promise<{ lines: string[]; epoch: number }> {
  const { rows } = await db.query<{ lines: string | null; epoch: number }>(query, [playerIds.join(" ")]);
  const { lines, epoch } = rows[0]!;
  return { lines: lines?.split("\n") ?? [], epoch };
}

function readLine(line: string): PlayerBalances {
  const [playerId = "", currency = "", ...numbers] = line.split(" ");
  const amountsMinor = Object.fromEntries(balanceNames.map((name, index) => [name, BigInt(numbers[index]!)]));
  const balances = { currency, amountsMinor: amountsMinor as Record<BalanceName, bigint> };
  return { playerId, balances, changes: Number(numbers[balanceNames.length]) };
}
