import { AsyncLocalStorage } from "node:async_hooks";
import { setTimeout as sleep } from "node:timers/promises";
import { Kysely, PostgresDialect, type PostgresPool } from "kysely";
import type { PoolClient } from "pg";

/** One SQL interface for a pool and for a transaction, so that a store takes either. */
export type Queryable = {
  /** Typed queries over the tables that a service declares for itself. */
  tables<Tables>(): Kysely<Tables>;
  /** Plain SQL with `$1` parameters. */
  query<Row extends object>(text: string, values?: readonly unknown[]): Promise<Row[]>;
};

export type Transaction = Queryable & {
  /** The transaction's own connection. Inside a transaction nothing else may be used. */
  client: PoolClient;
  /** Runs once the transaction is durable; never when it is rolled back. */
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
      // Competitors that wait equally long would only collide again.
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

/** What is committed stays done, so a failing effect must not make its caller believe otherwise. */
async function runEffect(effect: () => void | Promise<void>): Promise<void> {
  try {
    await effect();
  } catch (error) {
    process.emitWarning(error instanceof Error ? error : String(error));
  }
}

function createTransaction(client: PoolClient, effects: (() => void | Promise<void>)[]): Transaction {
  let kysely: Kysely<unknown> | undefined;
  return {
    client,
    tables<Tables>() {
      kysely ??= new Kysely<unknown>({ dialect: new PostgresDialect({ pool: singleClientPool(client) }) });
      return kysely as Kysely<Tables>;
    },
    async query<Row extends object>(text: string, values: readonly unknown[] = []) {
      return (await client.query<Row>(text, [...values])).rows;
    },
    afterCommit(effect) {
      effects.push(effect);
    },
  };
}

/** Lets Kysely use a connection that somebody else took and gives back. */
function singleClientPool(client: PoolClient): PostgresPool {
  const lent = {
    query: client.query.bind(client),
    release() {},
  };
  return { connect: async () => lent, end: async () => {}, options: {} } as unknown as PostgresPool;
}
