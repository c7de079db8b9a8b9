import type { Pool } from "pg";
import {
  type AccountRef,
  closeBonus,
  house,
  lockWallet,
  type NewBonus,
  openBonus,
  openWallet,
  type Queryable,
  readAccounts,
} from "./accounts.ts";
import { type Balances, createBalanceReader } from "./balances.ts";
import { createGroupPoster } from "./group-poster.ts";
import { type HistoryPage, type HistoryQuery, readHistory } from "./history.ts";
import * as holds from "./holds.ts";
import { postBatch } from "./post-batch.ts";
import { assertPosting, nothingKept, type Posting, type PostingResult } from "./posting.ts";
import { reverse, rollback, type UndoRequest } from "./reversals.ts";
import { runInTransaction } from "./run-in-transaction.ts";

export { type AccountRef, houseAccount, playerAccount, type Vertical } from "./accounts.ts";
export { type BalanceName, type Balances, balanceNames } from "./balances.ts";
export type { HistoryItem, HistoryPage, HistoryQuery } from "./history.ts";
export { isFinal, type Outcome } from "./outcomes.ts";
export type { Posting, PostingResult, Reference, Transfer } from "./posting.ts";

/** The folder of the ledger's SQL, applied like any service's migrations. */
export const ledgerMigrations = new URL("./migrations/", import.meta.url);

export type LedgerSteps = {
  openWallet(wallet: { playerId: string; currency: string }): Promise<void>;
  openBonus(bonus: NewBonus): Promise<{ bonus: AccountRef; locked: AccountRef }>;
  post(posting: Posting): Promise<PostingResult>;
  /** Sets money aside until it is captured, released or expired. */
  hold(request: holds.HoldRequest): Promise<PostingResult>;
  capture(request: holds.CaptureRequest): Promise<PostingResult>;
  release(request: holds.ReleaseRequest): Promise<PostingResult>;
  /** Undoes a posting that must exist. */
  reverse(request: UndoRequest): Promise<PostingResult>;
  /** Undoes a posting that may not have arrived yet, and keeps it from happening later. */
  rollback(request: UndoRequest): Promise<PostingResult>;
};

export type LedgerStepsWithin = LedgerSteps & {
  /** What an account holds, and will hold until the transaction ends unless the transaction itself moves it. */
  lockBalance(account: AccountRef): Promise<bigint>;
  /** What each of a player's accounts holds now, by its id; nothing is locked. */
  accountsOf(playerId: string): Promise<Map<string, bigint>>;
  /** What each of a player's accounts in a currency holds, by its id; it stays so until the transaction ends. */
  lockWallet(wallet: { playerId: string; currency: string }): Promise<Map<string, bigint>>;
  /** What still comes to the bonus, such as a late win, goes to the heir; own money goes to the player. */
  closeBonus(bonus: Parameters<typeof closeBonus>[1]): Promise<void>;
  /** Any number of postings by one statement, each accepted or refused on its own. */
  postAll(postings: readonly Posting[]): Promise<PostingResult[]>;
};

/** An open transaction of the caller, such as `Transaction` of the server's kit. */
export type LedgerTransaction = { client: Queryable; afterCommit(effect: () => void): void };

export type Ledger = LedgerSteps & {
  /** The same steps as part of the caller's transaction: they happen when it commits. */
  within(tx: LedgerTransaction): LedgerStepsWithin;
  /** Nothing for a player without a wallet. Concurrent reads share one query. */
  balancesOf(playerId: string): Promise<Balances | undefined>;
  /** What each of a player's accounts holds, by its id. */
  accountsOf(playerId: string): Promise<Map<string, bigint>>;
  history(query: HistoryQuery): Promise<HistoryPage>;
  /** Gives back what is held beyond its time; answers how many holds that were. */
  expireHolds(): Promise<number>;
  /** Answers everything that is waiting, then takes nothing more. The pool stays open. */
  close(): Promise<void>;
};

export type LedgerOptions = {
  pool: Pool;
  clock?: { now(): Date };
  queueLimit?: number;
  batchLimit?: number;
  patienceMs?: number;
  retryPauseMs?: number;
  /** Told after the commit, with every player whose balances may have changed. */
  onChanged?: (playerIds: readonly string[]) => void;
};

const expiryBatch = 100;

export function createLedger(options: LedgerOptions): Ledger {
  const { pool, onChanged = () => {} } = options;
  const clock = options.clock ?? { now: () => new Date() };
  const poster = createGroupPoster({
    pool,
    now: () => clock.now(),
    queueLimit: options.queueLimit ?? 5_000,
    batchLimit: options.batchLimit ?? 500,
    patienceMs: options.patienceMs ?? 5_000,
    retryPauseMs: options.retryPauseMs ?? 100,
    onPosted: (postings) => onChanged(playersOf(postings)),
  });
  const reader = createBalanceReader(pool);

  /** A step of several statements, in a transaction of its own. */
  async function alone(
    playerId: string,
    step: (db: Queryable) => Promise<PostingResult>,
  ): Promise<PostingResult> {
    const result = (await runInTransaction(pool, step)) ?? nothingKept("UNAVAILABLE");
    if (result.outcome === "POSTED" && !result.replayed) onChanged([playerId]);
    return result;
  }

  return {
    openWallet: (wallet) => openWallet(pool, wallet, clock.now()),
    openBonus: (bonus) => openBonus(pool, bonus, clock.now()),
    post: (posting) => poster.post(posting),
    hold: (request) => alone(request.playerId, (db) => holds.hold(db, request, clock.now())),
    capture: (request) => alone(request.playerId, (db) => holds.capture(db, request, clock.now())),
    release: (request) => alone(request.playerId, (db) => holds.release(db, request, clock.now())),
    reverse: (request) => alone(request.playerId, (db) => reverse(db, request, clock.now())),
    rollback: (request) => alone(request.playerId, (db) => rollback(db, request, clock.now())),
    within: (tx) => stepsWithin(tx, clock, onChanged),
    balancesOf: (playerId) => reader.balancesOf(playerId),
    accountsOf: (playerId) => readAccounts(pool, playerId),
    history: (query) => readHistory(pool, query),
    async expireHolds() {
      const { rows } = await pool.query<{ playerId: string; holdId: string }>(
        `select player_id as "playerId", id as "holdId" from ledger.hold
         where state = 'HELD' and expires_at <= $1 order by expires_at limit $2`,
        [clock.now(), expiryBatch],
      );
      let expired = 0;
      for (const due of rows) {
        if (await runInTransaction(pool, (db) => holds.expireHold(db, due, clock.now()))) {
          expired += 1;
          onChanged([due.playerId]);
        }
      }
      return expired;
    },
    close: () => poster.close(),
  };
}

function stepsWithin(
  tx: LedgerTransaction,
  clock: { now(): Date },
  onChanged: (playerIds: readonly string[]) => void,
): LedgerStepsWithin {
  const db = tx.client;
  async function step(playerIds: readonly string[], result: Promise<PostingResult>): Promise<PostingResult> {
    const settled = await result.catch(asCollision);
    if (settled.outcome === "POSTED" && !settled.replayed) tx.afterCommit(() => onChanged(playerIds));
    return settled;
  }
  return {
    openWallet: (wallet) => openWallet(db, wallet, clock.now()),
    openBonus: (bonus) => openBonus(db, bonus, clock.now()),
    async post(posting) {
      assertPosting(posting);
      return await step(
        playersOf([posting]),
        postBatch(db, [posting], clock.now()).then(([result]) => result!),
      );
    },
    async postAll(postings) {
      for (const posting of postings) assertPosting(posting);
      const results = await postBatch(db, postings, clock.now()).catch(asCollision);
      const posted = postings.filter((_, n) => results[n]!.outcome === "POSTED" && !results[n]!.replayed);
      if (posted.length > 0) tx.afterCommit(() => onChanged(playersOf(posted)));
      return results;
    },
    accountsOf: (playerId) => readAccounts(db, playerId),
    lockWallet: (wallet) => lockWallet(db, wallet),
    closeBonus: (bonus) => closeBonus(db, bonus),
    hold: (request) => step([request.playerId], holds.hold(db, request, clock.now())),
    capture: (request) => step([request.playerId], holds.capture(db, request, clock.now())),
    release: (request) => step([request.playerId], holds.release(db, request, clock.now())),
    reverse: (request) => step([request.playerId], reverse(db, request, clock.now())),
    rollback: (request) => step([request.playerId], rollback(db, request, clock.now())),
    async lockBalance({ playerId, id }) {
      const { rows } = await db.query<{ balance: string }>(
        "select balance from ledger.account where player_id = $1 and id = $2 for update",
        [playerId, id],
      );
      return BigInt(rows[0]?.balance ?? 0);
    },
  };
}

/** Two who write the same id at once collide on its key; as a serialisation failure the caller tries again. */
function asCollision(error: unknown): never {
  if ((error as { code?: string }).code !== "23505") throw error;
  throw Object.assign(new Error("Another transaction took the same id", { cause: error }), { code: "40001" });
}

function playersOf(postings: readonly Posting[]): string[] {
  const players = new Set<string>();
  for (const { transfers } of postings) {
    for (const { from, to } of transfers) players.add(from.playerId).add(to.playerId);
  }
  players.delete(house);
  return [...players];
}
