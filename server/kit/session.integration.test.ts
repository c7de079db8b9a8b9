import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { testClock } from "./clock.ts";
import type { Database } from "./database.ts";
import { openInProcessBus } from "./in-process-bus.ts";
import { systemRandom } from "./random.ts";
import { createSessions, type Sessions } from "./session.ts";
import { createSessionChanges } from "./session-changes.ts";
import { testConfig } from "./testing/test-config.ts";
import { openTestKit } from "./testing/test-kit.ts";

const minuteMs = 60_000;
const clock = testClock();
const bus = openInProcessBus();
const config = testConfig();

let close: () => Promise<void>;
let db: Database;
/** Two servers: each has its own cache; they share the database and the bus. */
let here: Sessions;
let there: Sessions;
beforeAll(async () => {
  const handle = await openTestKit({ clock });
  ({ close } = handle);
  ({ db } = handle.kit);
  const server = async () =>
    createSessions({ db, changes: await createSessionChanges(bus), clock, random: systemRandom, config });
  here = await server();
  there = await server();
});
afterAll(() => close());

const newPlayer = () => systemRandom.id("player");

describe("a session", () => {
  it("is found by its secret on every server, and by nothing else", async () => {
    const playerId = newPlayer();
    const { session, secret } = await here.create({ playerId, country: "CA", deviceId: "device_1" });
    expect(await there.findBySecret(secret)).toEqual(session);
    expect(session).toMatchObject({ playerId, country: "CA", deviceId: "device_1" });
    for (const wrong of [session.handle, session.id, "", `${secret.slice(0, -1)}!`, "x".repeat(43)]) {
      expect(await here.findBySecret(wrong)).toBeUndefined();
    }
  });

  it("stores neither its secret nor anything to compute it from", async () => {
    const { session, secret } = await here.create({ playerId: newPlayer() });
    const [row] = await db.query<{ text: string }>("select s::text from sessions s where id = $1", [
      session.id,
    ]);
    expect(JSON.stringify(row)).not.toContain(secret);
    expect(JSON.stringify(row)).not.toContain(Buffer.from(secret, "base64url").toString("hex"));
    expect(session.handle).not.toContain(secret.slice(0, 8));
  });

  it("expires after thirty idle minutes, counted from the last touch", async () => {
    const { session, secret } = await here.create({ playerId: newPlayer() });
    clock.advance(29 * minuteMs);
    await here.touch(session);
    clock.advance(29 * minuteMs);
    // The other server has not read the session before, so it must see the restarted idle timeout.
    expect(await there.findBySecret(secret)).toBeDefined();
    clock.advance(minuteMs);
    expect(await there.findBySecret(secret)).toBeUndefined();
    expect(await here.findBySecret(secret)).toBeUndefined();
  });

  it("is not refused by a server whose cached copy is older than the last touch", async () => {
    const { secret } = await here.create({ playerId: newPlayer() });
    await there.findBySecret(secret);
    clock.advance(29 * minuteMs);
    await here.touch((await here.findBySecret(secret))!);
    clock.advance(2 * minuteMs);
    expect(await there.findBySecret(secret)).toBeDefined();
  });

  it("is not revived by a touch that comes too late", async () => {
    const { session, secret } = await here.create({ playerId: newPlayer() });
    clock.advance(31 * minuteMs);
    await here.touch(session);
    expect(await here.findBySecret(secret)).toBeUndefined();
  });

  it("restarts the timeouts of several sessions together, but not of one that has ended", async () => {
    const made = await Promise.all([1, 2, 3].map(() => here.create({ playerId: newPlayer() })));
    const [first, second, ended] = made as [(typeof made)[0], (typeof made)[0], (typeof made)[0]];
    clock.advance(29 * minuteMs);
    await here.end(ended.session.id, "logout");
    await Promise.all([first, second, ended, first].map(({ session }) => here.touch(session)));
    clock.advance(29 * minuteMs);
    expect(await there.findBySecret(first.secret)).toBeDefined();
    expect(await there.findBySecret(second.secret)).toBeDefined();
    expect(await there.findBySecret(ended.secret)).toBeUndefined();
  });

  it("expires after twelve hours even when in use", async () => {
    const { secret } = await here.create({ playerId: newPlayer() });
    for (let passed = 20; passed < 12 * 60; passed += 20) {
      clock.advance(20 * minuteMs);
      const session = await here.findBySecret(secret);
      expect(session).toBeDefined();
      await here.touch(session!);
    }
    clock.advance(20 * minuteMs);
    expect(await here.findBySecret(secret)).toBeUndefined();
  });

  it("uses the limits of a jurisdiction", async () => {
    const { secret } = await here.create({ playerId: newPlayer(), idleSeconds: 60 });
    clock.advance(minuteMs);
    expect(await here.findBySecret(secret)).toBeUndefined();
  });
});

describe("ending a session", () => {
  it("takes effect at once on that server and soon on the others", async () => {
    const { session, secret } = await here.create({ playerId: newPlayer() });
    await here.findBySecret(secret);
    await there.findBySecret(secret);
    await here.end(session.id, "logout");
    expect(await here.findBySecret(secret)).toBeUndefined();
    await vi.waitFor(async () => expect(await there.findBySecret(secret)).toBeUndefined(), { timeout: 3000 });
  });

  it("applies to all of a player's sessions but one only if the transaction commits", async () => {
    const playerId = newPlayer();
    const made = await Promise.all([1, 2, 3].map(() => here.create({ playerId })));
    const stranger = await here.create({ playerId: newPlayer() });
    const kept = made[0]!;
    const endOthers = (fail: boolean) =>
      db.transaction(async (tx) => {
        const options = { reason: "password changed", exceptSessionId: kept.session.id };
        const count = await here.endAllOf(playerId, options, tx);
        if (fail) throw new Error("changed my mind");
        return count;
      });

    await expect(endOthers(true)).rejects.toThrow();
    expect(await here.listOf(playerId)).toHaveLength(3);
    expect(await endOthers(false)).toBe(2);
    expect((await here.listOf(playerId)).map(({ id }) => id)).toEqual([kept.session.id]);
    expect(await here.findBySecret(made[1]!.secret)).toBeUndefined();
    expect(await here.findBySecret(kept.secret)).toBeDefined();
    expect(await here.findBySecret(stranger.secret)).toBeDefined();
  });

  it("is kept in the history, like expiry", async () => {
    const playerId = newPlayer();
    const loggedOut = await here.create({ playerId });
    clock.advance(minuteMs);
    const idled = await here.create({ playerId });
    clock.advance(minuteMs);
    await here.end(loggedOut.session.id, "logout");
    await here.end(loggedOut.session.id, "again");
    clock.advance(40 * minuteMs);
    await here.create({ playerId });
    const history = await here.historyOf(playerId, 10);
    expect(history.map(({ endReason }) => endReason)).toEqual([null, "idle", "logout"]);
    const idleEnd = new Date(idled.session.createdAt.getTime() + 30 * minuteMs);
    expect(history[1]!.endedAt).toEqual(idleEnd);
  });
});

describe("lookups", () => {
  it("of one session cost one query, whether concurrent or one after another", async () => {
    const { secret } = await here.create({ playerId: newPlayer() });
    const asked = vi.spyOn(db, "query");
    await Promise.all(Array.from({ length: 50 }, () => there.findBySecret(secret)));
    for (let i = 0; i < 50; i++) await there.findBySecret(secret);
    expect(asked).toHaveBeenCalledTimes(1);
    asked.mockRestore();
  });
});
