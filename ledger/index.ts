import type { Pool } from "pg";
import {
  type AccountRef,
  closeBonus,
  house,
  type NewBonus,
  openBonus,
  openPool,
  openWallet,
  type PoolKind,
  type Queryable,
  readAccounts,
} from "./accounts.ts";
import { type Balances, createBalanceReader, type VersionedBalances } from "./balances.ts";
import { createGroupPoster } from "./group-poster.ts";
import type { BatchObserver } from "./group-writer.ts";
import { type HistoryPage, type HistoryQuery, readHistory } from "./history.ts";
import * as holds from "./holds.ts";
import { nothingKept, type Posting, type PostingResult } from "./posting.ts";
import { reverse, rollback, type UndoRequest } from "./reversals.ts";
import { runInTransaction } from "./run-in-transaction.ts";
import {
  type LedgerTransaction,
  type LockRequest,
  lockPlayers,
  lockWallets,
  type StepPlayers,
  type WalletLock,
} from "./wallet-lock.ts";

export {
  type AccountRef,
  houseAccount,
  playerAccount,
  pointsCurrency,
  type Vertical,
  type Wallet,
} from "./accounts.ts";
export { type BalanceName, type Balances, balanceNames } from "./balances.ts";
export type { HistoryItem, HistoryPage, HistoryQuery } from "./history.ts";
export { isFinal, type Outcome } from "./outcomes.ts";
export type { Posting, PostingResult, Reference, Transfer } from "./posting.ts";

/** The folder of the ledger's SQL migrations, applied like those of a service. */
export const ledgerMigrations = new URL("./migrations/", import.meta.url);

export type LedgerSteps = {
  openWallet(wallet: { playerId: string; currency: string }): Promise<void>;
  openBonus(bonus: NewBonus): Promise<{ bonus: AccountRef; locked: AccountRef }>;
  post(posting: Posting): Promise<PostingResult>;
  /** Sets money aside until it is captured, released or expired. */
  hold(request: holds.HoldRequest): Promise<PostingResult>;
  capture(request: holds.CaptureRequest): Promise<PostingResult>;
  release(request: holds.ReleaseRequest): Promise<PostingResult>;
  /** Reverses a posting that must exist. */
  reverse(request: UndoRequest): Promise<PostingResult>;
  /** Reverses a posting. If the posting has not arrived yet, it is refused when it arrives. */
  rollback(request: UndoRequest): Promise<PostingResult>;
};

/** The operations on wallets that the caller's transaction has locked. */
export type LockedWallets = Omit<LedgerSteps, "openWallet"> & {
  /** Returns the current balance of an account. While the wallet is locked, only this transaction can change it. */
  balanceOf(account: AccountRef): Promise<bigint>;
  /** Returns the current balance of each of a player's accounts, by account id. */
  accountsOf(playerId: string): Promise<Map<string, bigint>>;
  /**
   * Ends a bonus: bonus money that is credited to it later, such as a late win, goes to the successor account, and the
   * player's own money goes to the player's cash.
   */
  closeBonus(bonus: Parameters<typeof closeBonus>[1]): Promise<void>;
  /** Posts any number of postings with one statement; each is accepted or refused separately. */
  postAll(postings: readonly Posting[]): Promise<PostingResult[]>;
};

export type Ledger = LedgerSteps & {
  /** The slice of the house's accounts that this process posts to. */
  slice: number;
  /** Opens the account of a betting pool or of a poker tournament. */
  openPool(pool: { poolId: string; currency: string; kind?: PoolKind }): Promise<void>;
  /**
   * Locks all wallets that the caller's transaction will post to, once and before any other call to the ledger. This is
   * the only way to post inside a transaction, so no caller can lock in a different order.
   */
  lock(tx: LedgerTransaction, request: LockRequest): Promise<LockedWallets>;
  /** Returns a player's balances; undefined if the player has no wallet. Concurrent reads share one query. */
  balancesOf(playerId: string): Promise<Balances | undefined>;
  /** Returns a player's balances with a version, for callers that may get several reads in the wrong order. */
  versionedBalancesOf(playerId: string): Promise<VersionedBalances | undefined>;
  /**
   * Returns the balance of each of a player's accounts, by id. Inside a transaction, pass the transaction's connection.
   */
  accountsOf(playerId: string, client?: Queryable): Promise<Map<string, bigint>>;
  /** Reads a player's postings, from another database if one is passed. */
  history(query: HistoryQuery, from?: Queryable): Promise<HistoryPage>;
  /** Releases all expired holds and returns how many were released. Throws at the end if any could not be. */
  expireHolds(): Promise<number>;
  /** Finishes everything that is waiting and accepts no new work. The pool stays open. */
  close(): Promise<void>;
};

export type LedgerOptions = {
  pool: Pool;
  clock?: { now(): Date };
  /** The slice of the house's accounts to post to. The default, 0, means the accounts themselves. */
  slice?: number;
  queueLimit?: number;
  batchLimit?: number;
  patienceMs?: number;
  retryPauseMs?: number;
  /** Called after the commit with every player whose balances may have changed. */
  onChanged?: (playerIds: readonly string[]) => void;
  /** Observes which postings share a commit, for tracing. */
  observer?: BatchObserver | undefined;
};

export function createLedger(options: LedgerOptions): Ledger {
  const { pool, slice = 0, onChanged = () => {} } = options;
  const clock = options.clock ?? { now: () => new Date() };
  const poster = createGroupPoster({
    pool,
    slice,
    now: () => clock.now(),
    queueLimit: options.queueLimit ?? 5_000,
    batchLimit: options.batchLimit ?? 500,
    patienceMs: options.patienceMs ?? 5_000,
    retryPauseMs: options.retryPauseMs ?? 100,
    onPosted: (postings) => onChanged(playersOf(postings)),
    observer: options.observer,
  });
  const reader = createBalanceReader(pool);

  /**
   * Runs an operation of several statements in its own transaction. Returns `undefined` if the database is unreachable.
   */
  const alone = <Result>(
    concerned: StepPlayers,
    step: (db: Awaited<ReturnType<typeof lockPlayers>>) => Promise<Result>,
  ) => runInTransaction(pool, async (client) => await step(await lockPlayers(client, concerned, slice)));

  async function settle(
    concerned: StepPlayers,
    step: (db: WalletLock) => Promise<PostingResult>,
  ): Promise<PostingResult> {
    let playerIds: readonly string[] = [];
    const result = await alone(concerned, (db) => {
      playerIds = db.playerIds;
      return step(db);
    });
    if (result?.outcome === "POSTED" && !result.replayed) onChanged(playerIds);
    return result ?? nothingKept("UNAVAILABLE");
  }

  return {
    slice,
    openWallet: (wallet) => openWallet(pool, wallet, clock.now()),
    openBonus: (bonus) => openBonus(pool, bonus, clock.now()),
    openPool: (opened) => openPool(pool, opened, clock.now()),
    post: (posting) => poster.post(posting),
    hold: (request) => settle(request, (db) => holds.hold(db, request, clock.now())),
    capture: (request) => settle(request, (db) => holds.capture(db, request, clock.now())),
    release: (request) => settle(request, (db) => holds.release(db, request, clock.now())),
    reverse: (request) => settle(request, (db) => reverse(db, request, clock.now())),
    rollback: (request) => settle(request, (db) => rollback(db, request, clock.now())),
    async lock(tx, request) {
      const locked = await lockWallets(tx, request, { now: clock.now(), slice });
      return stepsWithin(tx, locked, clock, onChanged);
    },
    balancesOf: (playerId) => reader.balancesOf(playerId),
    versionedBalancesOf: (playerId) => reader.versionedBalancesOf(playerId),
    accountsOf: (playerId, client = pool) => readAccounts(client, playerId),
    history: (query, from = pool) => readHistory(from, query),
    async expireHolds() {
      let expired = 0;
      const failures: unknown[] = [];
      for await (const due of holds.listExpired(pool, clock.now())) {
        try {
          if (await alone(due, (db) => holds.expireHold(db, due, clock.now()))) {
            expired += 1;
            onChanged([due.playerId]);
          }
        } catch (error) {
          failures.push(error);
        }
      }
      if (failures.length > 0)
        throw new AggregateError(failures, `${failures.length} holds were not expired`);
      return expired;
    },
    close: () => poster.close(),
  };
}

function stepsWithin(
  tx: LedgerTransaction,
  db: WalletLock,
  clock: { now(): Date },
  onChanged: (playerIds: readonly string[]) => void,
): LockedWallets {
  async function step(playerIds: readonly string[], result: Promise<PostingResult>): Promise<PostingResult> {
    const settled = await result.catch(asCollision);
    if (settled.outcome === "POSTED" && !settled.replayed) tx.afterCommit(() => onChanged(playerIds));
    return settled;
  }
  return {
    openBonus: (bonus) => openBonus(db, bonus, clock.now()),
    async post(posting) {
      return await step(
        playersOf([posting]),
        db.post([posting], clock.now()).then(([result]) => result!),
      );
    },
    async postAll(postings) {
      const results = await db.post(postings, clock.now()).catch(asCollision);
      const posted = postings.filter((_, n) => results[n]!.outcome === "POSTED" && !results[n]!.replayed);
      if (posted.length > 0) tx.afterCommit(() => onChanged(playersOf(posted)));
      return results;
    },
    accountsOf: (playerId) => readAccounts(db, playerId),
    async balanceOf({ playerId, id }) {
      return (await readAccounts(db, playerId)).get(id) ?? 0n;
    },
    closeBonus: (bonus) => closeBonus(db, bonus),
    hold: (request) => step([request.playerId], holds.hold(db, request, clock.now())),
    capture: (request) => step([request.playerId], holds.capture(db, request, clock.now())),
    release: (request) => step([request.playerId], holds.release(db, request, clock.now())),
    reverse: (request) => step([request.playerId], reverse(db, request, clock.now())),
    rollback: (request) => step([request.playerId], rollback(db, request, clock.now())),
  };
}

/**
 * Rethrows an error. If two transactions have written the same id at once, the unique key violation becomes a
 * serialisation failure, so that the caller retries.
 */
function asCollision(error: unknown): never {
  if ((error as { code?: string }).code !== "23505") throw error;
  throw Object.assign(new Error("Another transaction used the same id", { cause: error }), { code: "40001" });
}

function playersOf(postings: readonly Posting[]): string[] {
  const players = new Set<string>();
  for (const { transfers } of postings) {
    for (const { from, to } of transfers) players.add(from.playerId).add(to.playerId);
  }
  players.delete(house);
  return [...players];
}
