import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished, vi } from "vitest";
import type { Bus, BusMessage } from "./bus.ts";
import type { Database } from "./database.ts";
import { openBus } from "./open-bus.ts";
import { StartupError } from "./startup-error.ts";
import { testConfig } from "./testing/test-config.ts";
import { openTestDatabase, type TestDatabase } from "./testing/test-database.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const closers: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

/**
 * Two connections to the same bus, as two servers would have. For the in-process bus, both are the same
 * object.
 */
type Pair = { here: Bus; there: Bus; db: Database };

type PairConfig = { redisUrl?: string; withDatabase?: boolean; behindPooler?: boolean };

async function openPair(config: PairConfig): Promise<Pair> {
  const settings = testConfig({
    redisUrl: config.redisUrl,
    // Nothing listens at this pooler address, so the test fails if the bus connects through the pooler.
    databaseUrl: config.behindPooler
      ? "postgres://127.0.0.1:1/pooler"
      : config.withDatabase
        ? database.url
        : undefined,
    databaseDirectUrl: config.behindPooler ? database.url : undefined,
  });
  const open = async () => {
    const bus = await openBus(settings, database.db);
    closers.push(bus.close);
    return bus;
  };
  const here = await open();
  return { here, there: config.redisUrl || config.withDatabase ? await open() : here, db: database.db };
}

const redisUrl = process.env.TEST_REDIS_URL;
const redisProgram = "/usr/bin/redis-server";
const kinds = [
  { name: "in-process", available: true, open: () => openPair({}) },
  {
    name: "LISTEN/NOTIFY",
    available: process.env.TEST_DATABASE_URL !== undefined,
    open: () => openPair({ withDatabase: true }),
  },
  {
    name: "LISTEN/NOTIFY beside a pooler",
    available: process.env.TEST_DATABASE_URL !== undefined,
    open: () => openPair({ withDatabase: true, behindPooler: true }),
  },
  { name: "Redis", available: redisUrl !== undefined, open: () => openPair({ redisUrl: redisUrl! }) },
];

describe.each(kinds.filter((kind) => kind.available))("$name bus", ({ open }) => {
  it("delivers to every subscriber of the topic, in order, and to no other", async () => {
    const { here, there } = await open();
    const received: BusMessage[] = [];
    const alsoReceived: BusMessage[] = [];
    const other = vi.fn();
    await there.subscribe("round:ended", (message) => received.push(message));
    await here.subscribe("round:ended", (message) => alsoReceived.push(message));
    await there.subscribe("round", other);
    const sent = Array.from({ length: 50 }, (_, index) => ({
      index,
      text: "œ☃ \u{1f3b2} 'quoted'\n\"line\"",
    }));
    for (const message of sent) await here.publish("round:ended", message);
    await vi.waitFor(() => expect(alsoReceived).toHaveLength(50), { timeout: 15_000 });
    await vi.waitFor(() => expect(received).toHaveLength(50), { timeout: 15_000 });
    expect(received).toEqual(sent);
    expect(alsoReceived).toEqual(sent);
    expect(other).not.toHaveBeenCalled();
  });

  it("carries messages far above the 8000 bytes of one notification", async () => {
    const { here, there } = await open();
    const received: BusMessage[] = [];
    await there.subscribe("long", (message) => received.push(message));
    const messages = [7899, 7900, 8000, 100_000].map((length) => "☃".repeat(length));
    await Promise.all(messages.map((message) => here.publish("long", message)));
    await vi.waitFor(() => expect(received).toHaveLength(messages.length), { timeout: 15_000 });
    expect(new Set(received)).toEqual(new Set(messages));
  });

  it("stops on request, one subscriber at a time", async () => {
    const { here, there } = await open();
    const listener = vi.fn();
    const stopFirst = await there.subscribe("stop", listener);
    await there.subscribe("stop", listener);
    await stopFirst();
    await stopFirst();
    await here.publish("stop", 1);
    await vi.waitFor(() => expect(listener).toHaveBeenCalled(), { timeout: 15_000 });
    await sleep(50);
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it("survives a subscriber that throws, and gives each its own copy", async () => {
    const { here, there } = await open();
    const warned = vi.spyOn(process, "emitWarning").mockImplementation(() => {});
    onTestFinished(() => warned.mockRestore());
    const received: BusMessage[] = [];
    await there.subscribe("copy", (message) => {
      (message as { list: number[] }).list.push(2);
      throw new Error("listener failed");
    });
    await there.subscribe("copy", (message) => received.push(message));
    await here.publish("copy", { list: [1] });
    await vi.waitFor(() => expect(received).toEqual([{ list: [1] }]), { timeout: 15_000 });
    expect(warned).toHaveBeenCalled();
  });

  it("refuses to publish inside an open transaction", async () => {
    const { here, db } = await open();
    await expect(db.transaction(() => here.publish("early", 1))).rejects.toThrow();
    const received = vi.fn();
    await here.subscribe("early", received);
    await db.transaction(async (tx) => tx.afterCommit(() => here.publish("early", 2)));
    await vi.waitFor(() => expect(received).toHaveBeenCalledWith(2), { timeout: 15_000 });
  });
});

describe.runIf(process.env.TEST_DATABASE_URL)("LISTEN/NOTIFY bus", () => {
  it("reconnects after its connection is cut", async () => {
    const { here, there, db } = await openPair({ withDatabase: true });
    const received = vi.fn();
    await there.subscribe("cut", received);
    await db.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where application_name = 'parlour-bus' and datname = current_database()`,
    );
    await vi.waitFor(
      async () => {
        await here.publish("cut", randomUUID());
        await sleep(20);
        expect(received).toHaveBeenCalled();
      },
      { timeout: 15_000 },
    );
  });
});

describe.runIf(redisUrl !== undefined && existsSync(redisProgram))("Redis bus", () => {
  it("fails at once while Redis is away or frozen, and delivers again within 5 s", {
    timeout: 60_000,
  }, async () => {
    const port = 20_000 + Math.floor(Math.random() * 20_000);
    const start = () =>
      spawn(redisProgram, ["--port", String(port), "--save", "", "--bind", "127.0.0.1"], { stdio: "ignore" });
    let redis = start();
    closers.push(async () => redis.kill("SIGKILL"));
    const settings = testConfig({ redisUrl: `redis://127.0.0.1:${port}` });
    const bus = await vi.waitFor(() => openBus(settings, database.db), { timeout: 15_000, interval: 100 });
    closers.push(bus.close);
    vi.spyOn(process, "emitWarning").mockImplementation(() => {});
    const received = vi.fn();
    await bus.subscribe("table", received);
    const takesMs = async (work: () => Promise<unknown>) => {
      const startedMs = performance.now();
      await work();
      return performance.now() - startedMs;
    };
    const delivers = async () => {
      const message = randomUUID();
      await vi.waitFor(
        async () => {
          await bus.publish("table", message);
          await sleep(20);
          expect(received).toHaveBeenCalledWith(message);
        },
        { timeout: 20_000 },
      );
    };
    await delivers();

    redis.kill("SIGKILL");
    await once(redis, "exit");
    expect(await takesMs(() => bus.publish("table", 1))).toBeLessThan(1_500);
    expect(await takesMs(() => bus.subscribe("late", received))).toBeLessThan(1_500);
    redis = start();
    expect(await takesMs(delivers)).toBeLessThan(5_000);

    redis.kill("SIGSTOP");
    expect(await takesMs(() => bus.publish("table", 2))).toBeLessThan(1_500);
    redis.kill("SIGCONT");
    expect(await takesMs(delivers)).toBeLessThan(5_000);
  });
});

it("names a Redis that cannot be reached", async () => {
  const opening = openBus(testConfig({ redisUrl: "redis://127.0.0.1:4139" }), database.db);
  await expect(opening).rejects.toBeInstanceOf(StartupError);
});
