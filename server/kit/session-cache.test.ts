import { describe, expect, it } from "vitest";
import { createSessionCache } from "./session-cache.ts";

type Session = { id: string; playerId: string };
const session: Session = { id: "session_1", playerId: "player_1" };

describe("the session cache", () => {
  it.each(["forgetSession", "forgetPlayer"] as const)(
    "does not cache a query result that a change has made stale (%s)",
    async (forget) => {
      const cache = createSessionCache<Session>();
      const query = Promise.withResolvers<Session | undefined>();
      const early = cache.find("key", () => query.promise);
      cache[forget](forget === "forgetSession" ? session.id : session.playerId);
      // A lookup after the change must not get the result of the old query.
      expect(await cache.find("key", async () => undefined)).toBeUndefined();
      query.resolve(session);
      await early;
      expect(await cache.find("key", async () => undefined)).toBeUndefined();
    },
  );

  it("keeps its entries when another session changes meanwhile", async () => {
    const cache = createSessionCache<Session>();
    const query = Promise.withResolvers<Session | undefined>();
    const early = cache.find("key", () => query.promise);
    cache.forgetSession("session_2");
    cache.forgetPlayer("player_2");
    query.resolve(session);
    await early;
    expect(await cache.find("key", async () => undefined)).toBe(session);
  });

  it("retries after a failed query", async () => {
    const cache = createSessionCache<Session>();
    await expect(cache.find("key", () => Promise.reject(new Error("database away")))).rejects.toThrow();
    expect(await cache.find("key", async () => session)).toBe(session);
  });
});
