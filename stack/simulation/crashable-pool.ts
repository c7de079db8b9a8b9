import type { Pool, PoolClient } from "pg";
import type { Owner, VirtualWorld } from "./virtual-world.ts";

/** The state of a simulated server that can crash at any of its database statements. */
export type Crashable = Owner & {
  /** The number of statements until the server crashes; undefined if no crash is scheduled. */
  statementsLeft: number | undefined;
  /** Called once, when the server crashes. */
  onCrash(where: string): void;
};

const slowestStatementMs = 1;
/** A promise that never resolves, so that no code of a crashed server continues, not even its error handling. */
const never = new Promise<never>(() => {});

/**
 * Returns a connection pool for one simulated server, which uses the single connection of the embedded engine. Each
 * statement takes some virtual time, in which other handlers and servers continue. If the server crashes before or
 * after a statement, an open transaction is rolled back; a commit may have taken effect although nobody received its
 * response.
 */
export function crashablePool(
  world: VirtualWorld,
  pool: Pool,
  server: Crashable,
  note: (event: string) => void,
): Pool {
  let open: PoolClient | undefined;

  const crash = (where: string) => {
    server.isDead = true;
    const client = open;
    open = undefined;
    server.onCrash(where);
    if (client === undefined) return;
    const release = () => client.release();
    client.query("rollback").then(release, release);
  };
  const run = async <Result>(text: string, statement: () => Promise<Result>): Promise<Result> => {
    await world.sleep(world.numbers.next() * slowestStatementMs);
    if (server.isDead) return await never;
    const isCrash = server.statementsLeft !== undefined && --server.statementsLeft <= 0;
    const isBefore = isCrash && world.numbers.chance(0.5);
    const name = text.slice(0, 60).replace(/\s+/g, " ");
    note(name);
    if (isBefore) {
      crash(`before ${name}`);
      return await never;
    }
    // The statement is completed before the server crashes, even if the statement fails.
    const outcome = await statement().then(
      (value) => () => value,
      (error: unknown) => () => {
        throw error;
      },
    );
    if (isCrash) crash(`after ${name}`);
    if (server.isDead) return await never;
    return outcome();
  };
  const connect = async (): Promise<PoolClient> => {
    const client = await pool.connect();
    if (server.isDead) {
      client.release();
      return await never;
    }
    open = client;
    return new Proxy(client, {
      get(target, name) {
        if (name === "query")
          return (...args: Parameters<PoolClient["query"]>) =>
            run(textOf(args[0]), () => target.query(...args) as unknown as Promise<unknown>);
        if (name === "release")
          return (error?: Error) => {
            // After a crash, the connection has already been released.
            if (open !== target) return;
            open = undefined;
            target.release(error);
          };
        const value: unknown = Reflect.get(target, name);
        return typeof value === "function" ? value.bind(target) : value;
      },
    });
  };
  const query = async (...args: Parameters<PoolClient["query"]>) => {
    const client = await connect();
    try {
      return await client.query(...args);
    } finally {
      client.release();
    }
  };
  return { connect, query, on: () => {} } as unknown as Pool;
}

function textOf(statement: unknown): string {
  return typeof statement === "string" ? statement : String((statement as { text?: unknown }).text);
}
