import type { Pool, PoolClient } from "pg";

export type Crashes = {
  /**
   * Runs work during which the server dies at its n-th statement, before the statement is sent or before its answer
   * arrives. From then on every statement fails, and open transactions are rolled back. Returns whether it died;
   * errors of the work itself are thrown.
   */
  runUntil(statement: number, work: () => Promise<unknown>): Promise<boolean>;
};

const killed = () => new Error("the server was killed");

/**
 * Lets a test kill a server at an exact database statement. The server lives on in the test's process, but it can't
 * change anything in the database until the work has ended, as if it had been started again.
 */
export function crashesOf(pool: Pool, numbers: { chance(probability: number): boolean }): Crashes {
  let isDead = false;
  let statementsLeft: number | undefined;
  const connect = pool.connect.bind(pool);
  const query = pool.query.bind(pool);

  const run = (statement: () => Promise<unknown>): Promise<unknown> => {
    if (isDead) return Promise.reject(killed());
    if (statementsLeft === undefined || --statementsLeft > 0) return statement();
    isDead = true;
    if (numbers.chance(0.5)) return Promise.reject(killed());
    const fail = () => {
      throw killed();
    };
    return statement().then(fail, fail);
  };
  const mortal = (client: PoolClient): PoolClient =>
    new Proxy(client, {
      get(target, name) {
        if (name === "query")
          return (...args: Parameters<PoolClient["query"]>) =>
            run(() => target.query(...args) as unknown as Promise<unknown>);
        const value: unknown = Reflect.get(target, name);
        return typeof value === "function" ? value.bind(target) : value;
      },
    });
  // The pool's own `query` connects with a callback, and is counted as one statement.
  pool.connect = ((callback?: Parameters<Pool["connect"]>[0]) =>
    callback === undefined ? connect().then(mortal) : connect(callback)) as Pool["connect"];
  pool.query = ((...args: Parameters<typeof query>) =>
    run(() => query(...args) as unknown as Promise<unknown>)) as unknown as Pool["query"];

  return {
    async runUntil(statement, work) {
      statementsLeft = statement;
      try {
        await work();
        return isDead;
      } catch (error) {
        if (!isDead) throw error;
        return true;
      } finally {
        [statementsLeft, isDead] = [undefined, false];
      }
    },
  };
}
