import type { Pool } from "pg";

type Query = (...input: unknown[]) => Promise<unknown>;

/**
 * A pool whose connections break now and then: sometimes before a statement reaches the server, sometimes
 * after it was done but before the answer came back, which the caller cannot tell apart.
 */
export function flakyPool(pool: Pool, breaks: () => boolean): Pool {
  const flaky =
    (query: Query): Query =>
    async (...input) => {
      // What a caller does to clean up must not fail, or the connection would stay in a transaction.
      if (input[0] === "rollback") return await query(...input);
      if (breaks()) throw new Error("Connection terminated before the statement");
      const answer = await query(...input);
      if (breaks()) throw new Error("Connection terminated after the statement");
      return answer;
    };
  const wrap = <Target extends object>(target: Target, replaced: Partial<Record<string, unknown>>): Target =>
    new Proxy(target, {
      get(_, name) {
        if (typeof name === "string" && name in replaced) return replaced[name];
        const value: unknown = Reflect.get(target, name);
        return typeof value === "function" ? value.bind(target) : value;
      },
    });
  return wrap(pool, {
    query: flaky((...input) => pool.query(...(input as [string]))),
    async connect() {
      const client = await pool.connect();
      return wrap(client, {
        query: flaky((...input) => client.query(...(input as [string]))),
        // The connection itself is sound, so it goes back to the pool whatever the caller believes.
        release: () => client.release(),
      });
    },
  });
}
