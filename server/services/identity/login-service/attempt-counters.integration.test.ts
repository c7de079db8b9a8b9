import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { testClock } from "../../../kit/clock.ts";
import type { KitHandle } from "../../../kit/create-kit.ts";
import { openTestKit } from "../../../kit/testing/test-kit.ts";
import { type AttemptCounters, createAttemptCounters } from "./attempt-counters.ts";
import { deleteStaleCounters } from "./counter-store.ts";

const clock = testClock();
let handle: KitHandle;
beforeAll(async () => {
  const migrations = new URL("migrations/", import.meta.url);
  handle = await openTestKit({ clock, services: [{ name: "login-service", migrations }] });
});
afterAll(() => handle.close());

const counterOf = (key: string) => ({ kind: "username" as const, key });

/** Enters one wrong password on a server that shares only the database with the others. */
async function fail(server: AttemptCounters, key: string, limit: number): Promise<string> {
  const entry = await server.enter([{ ...counterOf(key), limit }]);
  if (entry.kind !== "admitted") return entry.kind;
  await sleep(Math.random() * 5);
  await handle.kit.db.transaction((tx) => server.settle(entry, counterOf(key), "failed", tx));
  return "failed";
}

describe("counters shared by two servers", () => {
  it("let exactly the limit fail when fifty attempts run at once", async () => {
    const servers = [createAttemptCounters(handle.kit), createAttemptCounters(handle.kit)];
    const results = await Promise.all(
      Array.from({ length: 50 }, (_, index) => fail(servers[index % 2]!, "fifty", 10)),
    );
    expect(results.filter((result) => result === "failed")).toHaveLength(10);
    expect(results.filter((result) => result === "spent")).toHaveLength(40);
  });

  it("still block on a server that starts afterwards, until their time is over", async () => {
    expect(await fail(createAttemptCounters(handle.kit), "fifty", 10)).toBe("spent");
    clock.advance(15 * 60_000);
    expect(await fail(createAttemptCounters(handle.kit), "fifty", 10)).toBe("failed");
  });

  it("are deleted when they no longer count", async () => {
    await fail(createAttemptCounters(handle.kit), "swept", 10);
    const count = async () => (await handle.kit.db.query("select from login_counters")).length;
    await deleteStaleCounters(handle.kit.db, clock.now());
    expect(await count()).toBeGreaterThan(0);
    clock.advance(25 * 3_600_000);
    await deleteStaleCounters(handle.kit.db, clock.now());
    expect(await count()).toBe(0);
  });
});
