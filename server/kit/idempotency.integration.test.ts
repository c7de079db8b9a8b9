import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { testClock } from "./clock.ts";
import type { Database } from "./database.ts";
import { createIdempotency, deleteOldKeys, type Idempotency } from "./idempotency.ts";
import { systemRandom } from "./random.ts";
import { daysBefore } from "./retention.ts";
import { openTestKit } from "./testing/test-kit.ts";

const clock = testClock();
let close: () => Promise<void>;
let db: Database;
let idempotency: Idempotency;
beforeAll(async () => {
  const handle = await openTestKit({ clock });
  ({ close, idempotency } = handle);
  ({ db } = handle.kit);
});
afterAll(() => close());

const newKey = () => ({ playerId: systemRandom.id("player"), call: "deposit", key: systemRandom.id("key") });
const body = { amount: 10, target: { id: "a", kind: "card" } };
const answer = { status: 201, body: { id: "deposit_1", status: "PENDING" } };

describe("an idempotency key", () => {
  it("returns the first response for the same body, whatever its key order", async () => {
    const key = newKey();
    expect(await idempotency.claim(key, body)).toEqual({ kind: "claimed" });
    await idempotency.finish(key, answer);
    const reordered = { target: { kind: "card", id: "a" }, amount: 10 };
    expect(await idempotency.claim(key, reordered)).toEqual({ kind: "answered", answer });
    await idempotency.finish(key, { status: 201, body: { id: "deposit_2" } });
    expect(await idempotency.claim(key, body)).toEqual({ kind: "answered", answer });
  });

  it("refuses another body, also while the first is in progress", async () => {
    const key = newKey();
    await idempotency.claim(key, body);
    expect(await idempotency.claim(key, { ...body, amount: 11 })).toEqual({ kind: "reused" });
    await idempotency.finish(key, answer);
    expect(await idempotency.claim(key, { ...body, amount: 11 })).toEqual({ kind: "reused" });
    expect(await idempotency.claim(key, undefined)).toEqual({ kind: "reused" });
  });

  it("belongs to one player and one call", async () => {
    const key = newKey();
    await idempotency.claim(key, body);
    expect(await idempotency.claim({ ...key, call: "withdraw" }, body)).toEqual({ kind: "claimed" });
    expect(await idempotency.claim({ ...key, playerId: "player_2" }, body)).toEqual({ kind: "claimed" });
  });

  it("is claimed by one of twenty concurrent requests; the others wait for its response", async () => {
    const key = newKey();
    let worked = 0;
    const request = async () => {
      const claim = await idempotency.claim(key, body);
      if (claim.kind !== "claimed") return claim;
      worked++;
      await sleep(100);
      await idempotency.finish(key, answer);
      return { kind: "answered", answer };
    };
    const outcomes = await Promise.all(Array.from({ length: 20 }, request));
    expect(worked).toBe(1);
    for (const outcome of outcomes) expect(outcome).toEqual({ kind: "answered", answer });
  });

  it("asks the caller to retry when the first takes too long", async () => {
    const key = newKey();
    await idempotency.claim(key, body);
    expect(await idempotency.claim(key, body)).toEqual({ kind: "in-progress", retryAfterSeconds: 1 });
  });

  it("can be claimed again at once after a failure", async () => {
    const failed = newKey();
    await idempotency.claim(failed, body);
    await idempotency.release(failed);
    expect(await idempotency.claim(failed, { amount: 12 })).toEqual({ kind: "claimed" });
  });

  describe("that another server has claimed", () => {
    const claimElsewhere = async (serverId: string) => {
      const key = newKey();
      await createIdempotency({ db, clock, serverId }).claim(key, body);
      return key;
    };
    const beat = (serverId: string, secondsAgo: number) =>
      db.query(
        `insert into server_heartbeats values ($1, clock_timestamp() - make_interval(secs => $2))
         on conflict (server_id) do update set beat_at = excluded.beat_at`,
        [serverId, secondsAgo],
      );

    it("can be claimed once that server's heartbeat has stopped, within 5 s of its last beat", async () => {
      await beat("server_dying", 0);
      const key = await claimElsewhere("server_dying");
      const startedMs = performance.now();
      expect(await idempotency.claim(key, { amount: 12 })).toEqual({ kind: "reused" });
      expect(await idempotency.claim(key, body)).toEqual({ kind: "claimed" });
      const waitedMs = performance.now() - startedMs;
      expect(waitedMs).toBeGreaterThan(2_000);
      expect(waitedMs).toBeLessThan(5_000);
    });

    it("is not touched when that server wakes after another one took it over", async () => {
      const sleeping = createIdempotency({ db, clock, serverId: "server_asleep" });
      const key = newKey();
      await sleeping.claim(key, body);
      expect(await idempotency.claim(key, body)).toEqual({ kind: "claimed" });
      await sleeping.release(key);
      await sleeping.finish(key, { status: 500, body: null });
      await idempotency.finish(key, answer);
      expect(await idempotency.claim(key, body)).toEqual({ kind: "answered", answer });
    });
  });

  it("keeps the answer when the database is away at the end of the work", async () => {
    let isAway = false;
    const flaky: Database = {
      ...db,
      query: (text, values) =>
        isAway ? Promise.reject(new Error("Connection terminated")) : db.query(text, values),
    };
    const own = createIdempotency({ db: flaky, clock, serverId: "server_flaky" });
    const key = newKey();
    await own.claim(key, body);
    isAway = true;
    await own.finish(key, answer);
    isAway = false;
    await own.catchUp();
    expect(await idempotency.claim(key, body)).toEqual({ kind: "answered", answer });
  });

  it("keeps the other answers when one can't be written", async () => {
    let refused: (values: readonly unknown[]) => boolean = () => true;
    const flaky: Database = {
      ...db,
      query: (text, values = []) =>
        refused(values) ? Promise.reject(new Error("Refused")) : db.query(text, values),
    };
    const own = createIdempotency({ db: flaky, clock, serverId: "server_flaky" });
    const keys = [newKey(), newKey()];
    refused = () => false;
    for (const key of keys) await own.claim(key, body);
    refused = () => true;
    for (const key of keys) await own.finish(key, answer);
    refused = (values) => JSON.stringify(values).includes(keys[0]!.key);
    await expect(own.catchUp()).rejects.toThrow();
    expect(await idempotency.claim(keys[1]!, body)).toEqual({ kind: "answered", answer });
    refused = () => false;
    await own.catchUp();
    expect(await idempotency.claim(keys[0]!, body)).toEqual({ kind: "answered", answer });
  });

  it("keeps a response despite a late release", async () => {
    const key = newKey();
    await idempotency.claim(key, body);
    await idempotency.finish(key, { status: 204, body: undefined });
    await idempotency.release(key);
    const again = await idempotency.claim(key, body);
    expect(again).toEqual({ kind: "answered", answer: { status: 204, body: undefined } });
  });

  it("is deleted after a week", async () => {
    const key = newKey();
    await idempotency.claim(key, body);
    await idempotency.finish(key, answer);
    clock.advance(6 * 86_400_000);
    await deleteOldKeys(db, daysBefore(clock.now(), 7));
    expect(await idempotency.claim(key, body)).toMatchObject({ kind: "answered" });
    clock.advance(2 * 86_400_000);
    await deleteOldKeys(db, daysBefore(clock.now(), 7));
    expect(await idempotency.claim(key, body)).toEqual({ kind: "claimed" });
  });
});
