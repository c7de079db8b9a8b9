import { AsyncLocalStorage } from "node:async_hooks";
import { setTimeout as sleep } from "node:timers/promises";
import type { PoolClient } from "pg";
import { type Queryable, queryRows } from "./queryable.ts";

export type Transaction = Queryable & {
  /** The transaction's own connection. No other connection may be used inside a transaction. */
  client: PoolClient;
  /**
   * Sends the last statement with the commit directly after it, without waiting for the answer. If the statement fails,
   * the database treats the commit as a rollback.
   */
  queryLast<Row extends object>(text: string, values?: readonly unknown[]): Promise<Row[]>;
  /** Registers an effect that runs once the transaction is committed, and never when it is rolled back. */
  afterCommit(effect: () => void | Promise<void>): void;
};

export type TransactionOptions = {
  /**
   * Whether `begin` is sent together with the first statement, which saves a round trip. In that case, the first
   * statement may only read and lock.
   */
  startsByLocking?: boolean;
};

/** How a database begins a transaction, and whether it accepts statements before the earlier ones are answered. */
export type TransactionStart = { begin: string; isPipelined: boolean };

const maxAttempts = 6;
const retryable = new Set(["40001", "40P01"]);

type OpenTransaction = { open: boolean; client: PoolClient };
/** The commit, if it has been sent already, and the last statement that failed. */
type Ending = { commit?: Promise<unknown>; failure?: unknown };
/** The database's error code for statements that follow a failed one. */
const refusedAfterFailure = "25P02";

const current = new AsyncLocalStorage<OpenTransaction>();

/** Returns the connection of the transaction that the running code is part of, if any. */
export function currentTransactionClient(): PoolClient | undefined {
  const transaction = current.getStore();
  return transaction?.open ? transaction.client : undefined;
}

/**
 * Runs work that does not belong to the caller's transaction, such as reading a cache again, on a separate connection.
 * The caller must not wait for it: with a pool of one connection, it only starts when the transaction has ended.
 */
export function runApart(work: () => void): void {
  current.exit(work);
}

/**
 * Throws if it is called inside a transaction: with a pool of one connection, waiting for a second one would never
 * end.
 */
export function assertOutsideTransaction(): void {
  if (currentTransactionClient()) {
    throw new Error("Inside a transaction only the transaction's own connection may be used.");
  }
}

export async function runTransaction<Result>(
  connect: () => Promise<PoolClient>,
  start: TransactionStart,
  work: (tx: Transaction) => Promise<Result>,
  options: TransactionOptions = {},
): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await runOnce(await connect(), start, work, options);
    } catch (error) {
      const code = (error as { code?: unknown }).code;
      if (typeof code !== "string" || !retryable.has(code) || attempt === maxAttempts) throw error;
      // The pause is random, because transactions that wait equally long would collide again.
      await sleep(Math.random() * 10 * 2 ** attempt);
    }
  }
}

async function runOnce<Result>(
  client: PoolClient,
  { begin, isPipelined }: TransactionStart,
  work: (tx: Transaction) => Promise<Result>,
  { startsByLocking }: TransactionOptions,
): Promise<Result> {
  const effects: (() => void | Promise<void>)[] = [];
  const ending: Ending = {};
  const scope: OpenTransaction = { open: true, client };
  let result: Result;
  let broken: Error | undefined;
  try {
    const begun = client.query(begin);
    // The failure is handled where the promise is awaited below; until then it must not be reported as unhandled.
    begun.catch(() => {});
    if (!startsByLocking || !isPipelined) await begun;
    const tx = isPipelined
      ? createTransaction(client, effects, ending)
      : createInTurn(scope, effects, ending);
    result = await current.run(scope, () => work(tx));
    await begun;
    await (ending.commit ?? client.query("commit"));
  } catch (error) {
    scope.open = false;
    await client.query("rollback").catch((failure: Error) => {
      broken = failure;
    });
    // Statements are sent without waiting for earlier ones, so this error may only be a consequence of an earlier
    // failure, which is thrown instead.
    throw codeOf(error) === refusedAfterFailure ? (ending.failure ?? error) : error;
  } finally {
    scope.open = false;
    client.release(broken);
  }
  for (const effect of effects) await runEffect(effect);
  return result;
}

/**
 * Runs an effect. The transaction stays committed even if the effect fails, so the failure must not reach the
 * caller.
 */
async function runEffect(effect: () => void | Promise<void>): Promise<void> {
  try {
    await effect();
  } catch (error) {
    process.emitWarning(error instanceof Error ? error : String(error));
  }
}

const codeOf = (error: unknown): unknown => (error as { code?: unknown }).code;

/** Sends a statement, and keeps its error to explain the later ones that fail because of it. */
function queryNoting<Row extends object>(
  client: PoolClient,
  ending: Ending,
  ...statement: [text: string, values?: readonly unknown[]]
): Promise<Row[]> {
  const rows = queryRows<Row>(client, ...statement);
  rows.catch((error: unknown) => {
    if (codeOf(error) !== refusedAfterFailure) ending.failure = error;
  });
  return rows;
}

function createTransaction(
  client: PoolClient,
  effects: (() => void | Promise<void>)[],
  ending: Ending,
): Transaction {
  return {
    client,
    query: (text, values) => queryNoting(client, ending, text, values),
    queryLast(text, values) {
      const rows = queryNoting<never>(client, ending, text, values);
      ending.commit = client.query("commit");
      ending.commit.catch(() => {});
      return rows;
    },
    afterCommit(effect) {
      effects.push(effect);
    },
  };
}

/**
 * Creates a transaction for an engine that answers one statement at a time: statements wait here instead of in the
 * client. A statement that is still waiting when the transaction is rolled back must not be sent, because it would run
 * outside the transaction.
 */
function createInTurn(
  scope: OpenTransaction,
  effects: (() => void | Promise<void>)[],
  ending: Ending,
): Transaction {
  const { client } = scope;
  let last: Promise<unknown> = Promise.resolve();
  const query: Transaction["query"] = (text, values) => {
    const rows = last.then(() => {
      if (!scope.open) throw new Error("The transaction has ended.");
      return queryNoting<never>(client, ending, text, values);
    });
    last = rows.catch(() => {});
    return rows;
  };
  return {
    client,
    query,
    queryLast: query,
    afterCommit(effect) {
      effects.push(effect);
    },
  };
}
