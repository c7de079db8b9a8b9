import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { type Database, openDatabase } from "@parlour/server/kit/database";
import { openTestDatabase } from "@parlour/server/kit/testing/test-database";
import { afterEach, beforeEach, expect, test } from "vitest";
import { betUntil, createBetting, expectConsistency } from "./testing/betting.ts";
import { type ServerProcess, startServerProcess } from "./testing/server-process.ts";

/** Killing the server takes a long time, so the full number of kills is only run with FULL_FAULTS. */
const kills = process.env.FULL_FAULTS ? 10 : 1;
const onServer = process.env.TEST_DATABASE_URL !== undefined;

let env: Record<string, string>;
let openForReading: () => Promise<Database>;
let cleanUp: () => Promise<void>;
const running: ServerProcess[] = [];

beforeEach(async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "parlour-faults-"));
  const database = onServer ? await openTestDatabase() : undefined;
  env = { DATA_DIR: dataDir, ...(database?.url !== undefined && { DATABASE_URL: database.url }) };
  openForReading = () => openDatabase(database?.url !== undefined ? { url: database.url } : { dataDir });
  cleanUp = async () => {
    await Promise.all(running.map((server) => server.kill()));
    running.length = 0;
    await database?.close();
    rmSync(dataDir, { recursive: true, force: true });
  };
});
afterEach(() => cleanUp());

async function start(): Promise<ServerProcess> {
  const server = await startServerProcess(env);
  running.push(server);
  return server;
}

async function expectTruthInDatabase(betting: ReturnType<typeof createBetting>): Promise<void> {
  const database = await openForReading();
  try {
    await expectConsistency(database.pool, betting);
  } finally {
    await database.close();
  }
}

test(`every acknowledged bet survives ${kills} kills under load`, { timeout: 600_000 }, async () => {
  const betting = createBetting();
  for (let kill = 0; kill < kills; kill++) {
    const server = await start();
    let over = false;
    const load = betUntil(
      betting,
      24,
      () => server.origin,
      () => over,
    );
    const answeredBefore = betting.answered.size;
    // A busy machine may start the server slowly, and killing the server before its first response would prove
    // nothing.
    await expect.poll(() => betting.answered.size, { timeout: 60_000 }).toBeGreaterThan(answeredBefore + 20);
    await sleep(Math.random() * 700);
    await server.kill();
    over = true;
    await load;
  }
  expect(betting.answered.size).toBeGreaterThan(kills * 20);
  await expectTruthInDatabase(betting);
});

test.runIf(onServer)(
  "two servers post to the same players without losing or duplicating anything",
  async () => {
    const servers = [await start(), await start()];
    const betting = createBetting();
    let over = false;
    let turn = 0;
    const load = betUntil(
      betting,
      32,
      () => servers[turn++ % 2]!.origin,
      () => over,
    );
    await sleep(3_000);
    over = true;
    await load;
    expect(betting.unanswered.size).toBe(0);
    expect(betting.answered.size).toBeGreaterThan(50);
    await expectTruthInDatabase(betting);
  },
);
