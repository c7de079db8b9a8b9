import type { Pool } from "pg";

type Query = (...input: unknown[]) => Promise<unknown>;

/**
 * Creates a pool whose connections fail at random, either before a statement reaches the server or after it ran but
 * before the response arrived. The caller cannot tell these two cases apart.
 */
export function flakyPool(pool: Pool, breaks: () => boolean): Pool {
  const flaky =
    (query: Query): Query =>
    async (...input) => {
      // A caller's rollback must not fail, or the connection would stay in a transaction.
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
        // The real connection is intact, so it always goes back to the pool.
        release: () => client.release(),
      });
    },
  });
}
