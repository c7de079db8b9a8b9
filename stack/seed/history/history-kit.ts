import { createLedger } from "@parlour/ledger";
import type { Clock } from "@parlour/server/kit/clock";
import type { Database, Transaction } from "@parlour/server/kit/database";
import type { Kit } from "@parlour/server/kit/kit";
import { createMetrics } from "@parlour/server/kit/metrics";
import { seededRandom } from "@parlour/server/kit/random";

/**
 * Returns a kit for writing history. Services that use it work inside the given transaction, follow the given clock and
 * draw from a fixed seed. They send no events, jobs, facts or messages.
 */
export function createHistoryKit(
  kit: Kit,
  tx: Transaction,
  { clock, seed }: { clock: Clock; seed: string },
): Kit {
  const database = databaseOf(tx, kit.db);
  return {
    ...kit,
    db: database,
    clock,
    random: seededRandom(seed),
    ledger: createLedger({ pool: database.pool, clock }),
    bus: { publish: async () => {}, subscribe: async () => async () => {}, close: async () => {} },
    jobs: { ...kit.jobs, enqueue: async () => {} },
    facts: { ...kit.facts, publish: async () => {} },
    messages: { ...kit.messages, send: async () => {} },
    metrics: createMetrics(),
  };
}

/** A database in which everything happens in one transaction. */
function databaseOf(tx: Transaction, whole: Database): Database {
  // Each nested transaction is a separate object, because the ledger tracks locks by transaction object.
  const nested = (): Transaction => ({
    client: tx.client,
    query: (text, values) => tx.query(text, values),
    queryLast: (text, values) => tx.query(text, values),
    afterCommit: () => {},
  });
  return {
    ...whole,
    // The ledger's read functions expect a connection pool but use only its `query` function.
    pool: tx.client as unknown as Database["pool"],
    query: (text, values) => tx.query(text, values),
    transaction: (work) => work(nested()),
  };
}
