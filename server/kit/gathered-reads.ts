import { AsyncLocalStorage } from "node:async_hooks";
import pg, { type Pool, type PoolClient } from "pg";
import type { Queryable } from "./queryable.ts";

type Waiting = {
  text: string;
  values: readonly unknown[];
  resolve(rows: object[]): void;
  reject(error: unknown): void;
};

/** The reads that are waiting to be sent, by pool. */
type Gathering = Map<Pool, Waiting[]>;

const current = new AsyncLocalStorage<Gathering>();

/**
 * Runs work that makes many small reads, such as rendering a page. Reads that it makes in the same turn of the event
 * loop share a connection and are sent together, because sending each of them costs more than the database needs to
 * answer it. They are answered in turn, so a slow one delays the others. Writes are never sent with them: a write
 * that waits for a lock would hold up every read behind it, and the caller of a write must not depend on statements
 * of others.
 */
export function gatherReads<Result>(work: () => Promise<Result>): Promise<Result> {
  return current.run(new Map(), work);
}

/** Returns the function that sends a read together with others; undefined for writes, and outside `gatherReads`. */
export function gatheredReads(pool: Pool, statement: string): Queryable["query"] | undefined {
  const gathering = current.getStore();
  if (gathering === undefined || !isRead(statement)) return undefined;
  return <Row extends object>(text: string, values: readonly unknown[] = []) =>
    new Promise<Row[]>((resolve, reject) => {
      const read = { text, values, resolve: resolve as Waiting["resolve"], reject };
      const waiting = gathering.get(pool);
      if (waiting !== undefined) {
        waiting.push(read);
        return;
      }
      gathering.set(pool, [read]);
      // The tick runs after the callbacks of promises that are already resolved, so their reads are
      // sent together with this one.
      process.nextTick(() => {
        const reads = gathering.get(pool)!;
        gathering.delete(pool);
        void send(pool, reads);
      });
    });
}

const beginsLikeRead = /^\s*(select|with|values)\b/i;
/** SQL keywords of statements that change or lock rows. */
const writingWords = /\b(insert|update|delete|merge|truncate|into|lock|share|call)\b/i;
/**
 * Functions that write or lock rows. Functions in a schema, such as `ledger.post`, are our own,
 * and some of them also write.
 */
const writingFunctions = /\b(nextval|setval|pg_notify|\w*(advisory|insert|write|record|lock)\w*|\w+\.\w+)\(/i;

const known = new Map<string, boolean>();
const mostKnown = 2_000;

/** Whether a statement only reads. If in doubt, returns false: a read that is sent alone is slower, but correct. */
export function isRead(statement: string): boolean {
  let answer = known.get(statement);
  if (answer === undefined) {
    answer =
      beginsLikeRead.test(statement) && !writingWords.test(statement) && !writingFunctions.test(statement);
    if (known.size >= mostKnown) known.clear();
    known.set(statement, answer);
  }
  return answer;
}

async function send(pool: Pool, reads: readonly Waiting[]): Promise<void> {
  let client: PoolClient;
  try {
    client = await pool.connect();
  } catch (error) {
    for (const { reject } of reads) reject(error);
    return;
  }
  let broken: Error | undefined;
  const answer = async ({ text, values, resolve, reject }: Waiting) => {
    try {
      resolve((await client.query<object>(text, [...values])).rows);
    } catch (error) {
      if (!isRefusal(error)) broken = error as Error;
      reject(error);
    }
  };
  const { stream } = (client as unknown as { connection: { stream: { cork(): void; uncork(): void } } })
    .connection;
  stream.cork();
  const answers = reads.map(answer);
  stream.uncork();
  await Promise.all(answers);
  client.release(broken);
}

/** The SQLSTATE classes of a broken connection, a lack of resources and a server that is stopping. */
const ofTheConnection = /^(08|53|57P)/;

/** Whether an error means that the database refused the statement but the connection can still be used. */
function isRefusal(error: unknown): boolean {
  return error instanceof pg.DatabaseError && !ofTheConnection.test(error.code ?? "08");
}
