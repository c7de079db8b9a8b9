import { AsyncLocalStorage } from "node:async_hooks";
import { setTimeout as sleep } from "node:timers/promises";
import type { PoolClient } from "pg";
import { type Queryable, queryRows } from "./queryable.ts";

export type Transaction = Queryable & {
  /** The transaction's own connection. Inside a transaction nothing else may be used. */
  client: PoolClient;
  /** Runs once the transaction is committed; never when it is rolled back. */
  afterCommit(effect: () => void | Promise<void>): void;
};

const maxAttempts = 6;
const retryable = new Set(["40001", "40P01"]);

type OpenTransaction = { open: boolean; client: PoolClient };
const current = new AsyncLocalStorage<OpenTransaction>();

/** The connection of the transaction that the running code is part of, if any. */
export function currentTransactionClient(): PoolClient | undefined {
  const transaction = current.getStore();
  return transaction?.open ? transaction.client : undefined;
}

/** A second connection inside a transaction would wait forever on a pool of one, so it fails at once. */
export function assertOutsideTransaction(): void {
  if (currentTransactionClient()) {
    throw new Error("Inside a transaction only the transaction's own connection may be used.");
  }
}

export async function runTransaction<Result>(
  connect: () => Promise<PoolClient>,
  begin: string,
  work: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await runOnce(await connect(), begin, work);
    } catch (error) {
      const code = (error as { code?: unknown }).code;
      if (typeof code !== "string" || !retryable.has(code) || attempt === maxAttempts) throw error;
      // A random pause, because transactions that wait equally long would collide again.
      await sleep(Math.random() * 10 * 2 ** attempt);
    }
  }
}

async function runOnce<Result>(
  client: PoolClient,
  begin: string,
  work: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  const effects: (() => void | Promise<void>)[] = [];
  const scope: OpenTransaction = { open: true, client };
  let result: Result;
  let broken: Error | undefined;
  try {
    await client.query(begin);
    result = await current.run(scope, () => work(createTransaction(client, effects)));
    await client.query("commit");
  } catch (error) {
    await client.query("rollback").catch((failure: Error) => {
      broken = failure;
    });
    throw error;
  } finally {
    scope.open = false;
    client.release(broken);
  }
  for (const effect of effects) await runEffect(effect);
  return result;
}

/** The commit stands even when an effect fails, so the caller must not see the failure as its own. */
async function runEffect(effect: () => void | Promise<void>): Promise<void> {
  try {
    await effect();
  } catch (error) {
    process.emitWarning(error instanceof Error ? error : String(error));
  }
}

function createTransaction(client: PoolClient, effects: (() => void | Promise<void>)[]): Transaction {
  return {
    client,
    query: (text, values) => queryRows(client, text, values),
    afterCommit(effect) {
      effects.push(effect);
    },
  };
}
