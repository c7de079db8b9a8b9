import { mkdtempSync, rmSync } from "node:fs";
import { connect, createServer, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { verifyLedger } from "@parlour/ledger/verify";
import {
  createPrivateArchive,
  createPrivateCluster,
  createPrivateStandby,
  findServerPrograms,
} from "@parlour/server/kit/testing/private-cluster";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { expectBooksToMatch, underLoad } from "../testing-books.ts";
import { noCalendars } from "../testing-calendars.ts";
import { createJournal, type Journal } from "../testing-journal.ts";
import { startProcess } from "../testing-killable.ts";
import type { Payer } from "../testing-killed-process.ts";

/**
 * Failover and point-in-time recovery with nothing but PostgreSQL. `npm run test:cluster` tests the same with Patroni,
 * PgBouncer, HAProxy and pgBackRest.
 */
const programs = process.env.TEST_DATABASE_URL ? findServerPrograms() : undefined;
const payersCount = 4;
/** The longest time for which writes may be refused after a failover. */
const longestOutageMs = 30_000;
/** The interval between the time to which the database is restored and the mistake that follows it. */
const marginMs = 500;

/** A TCP proxy in front of the primary, as HAProxy is in a real cluster. */
async function startDatabaseProxy(first: string) {
  let target = new URL(first);
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const database = connect(Number(target.port), target.hostname);
    for (const [one, other] of [
      [client, database],
      [database, client],
    ] as const) {
      sockets.add(one);
      one.on("error", () => other.destroy());
      one.on("close", () => {
        sockets.delete(one);
        other.destroy();
      });
      one.pipe(other);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = new URL(first);
  url.port = String((server.address() as { port: number }).port);
  return {
    url: url.href,
    switchTo(next: string) {
      target = new URL(next);
      for (const socket of sockets) socket.destroy();
    },
    close() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}

describe.runIf(programs)("the database of a running server", { timeout: 120_000 }, () => {
  let primary: { url: string; stop(): void; start(): void };
  let proxy: Awaited<ReturnType<typeof startDatabaseProxy>>;
  let journal: Journal;
  const cleanUps: (() => unknown)[] = [];

  beforeAll(async () => {
    const cluster = await createPrivateCluster(programs!);
    cleanUps.push(() => cluster.remove());
    primary = cluster;
    proxy = await startDatabaseProxy(cluster.url);
    cleanUps.push(() => proxy.close());
    const dataDir = mkdtempSync(join(tmpdir(), "parlour-recovery-"));
    cleanUps.push(() => rmSync(dataDir, { recursive: true, force: true }));
    const env = { DATA_DIR: dataDir, DATABASE_URL: proxy.url, DATABASE_WAIT_SECONDS: "60", ...noCalendars };
    const { origin } = await startProcess(cleanUps, env);
    const made = await fetch(`${origin}/testing/payers/${payersCount}`, {
      method: "POST",
      headers: { origin },
    });
    journal = createJournal((await made.json()) as Payer[], () => origin);
  }, 120_000);
  afterAll(async () => {
    for (const cleanUp of cleanUps.reverse()) await cleanUp();
  }, 60_000);

  test("Failover: promoting the standby loses no acknowledged posting", async () => {
    const standby = await createPrivateStandby(programs!, primary);
    cleanUps.push(() => standby.remove());
    await waitForStandby(primary.url);
    const startedMs = performance.now();
    await underLoad(journal, async () => {
      primary.stop();
      standby.promote();
      proxy.switchTo(standby.url);
      primary = standby;
    });
    const outageMs = longestPauseMs(journal.answers.doneAtMs.filter((atMs) => atMs > startedMs));
    expect(journal.answers.broken).toEqual([]);
    await expectBooksToMatch(primary.url, journal);
    expect(outageMs).toBeLessThan(longestOutageMs);
    process.stdout.write(
      `failover: ${journal.answers.doneAtMs.length} acknowledged, 0 lost, 0 doubled, writes refused for ${(outageMs / 1_000).toFixed(1)} s\n`,
    );
  });

  test("Recovery: the archive restores the moment before a mistake", async () => {
    const archive = await createPrivateArchive(programs!, primary);
    cleanUps.push(() => archive.remove());
    archive.backUp();
    // These payments are only in the archived log, because they are made after the backup.
    await underLoad(journal, async () => {});
    await sleep(marginMs + 100);
    const mistakeAt = await makeMistake(primary.url);
    const restored = await archive.restoreTo(new Date(mistakeAt.getTime() - marginMs));
    cleanUps.push(() => restored.remove());
    await expectBooksToMatch(restored.url, journal);

    proxy.switchTo(restored.url);
    await underLoad(journal, async () => {});
    expect(journal.answers.broken).toEqual([]);
    await expectBooksToMatch(restored.url, journal);
  });
});

function longestPauseMs(timesMs: readonly number[]): number {
  return Math.max(...timesMs.slice(1).map((atMs, index) => atMs - timesMs[index]!));
}

/** Makes commits wait for the standby, so that it has everything that was acknowledged. */
async function waitForStandby(url: string): Promise<void> {
  await withClient(url, async (client) => {
    await client.query("alter system set synchronous_standby_names = '*'");
    await client.query("select pg_reload_conf()");
    const state = async () =>
      (await client.query("select sync_state from pg_stat_replication")).rows[0]?.sync_state;
    await expect.poll(state).toBe("sync");
  });
}

/** Overwrites all balances, like an `update` without its `where` clause. Returns the time just before. */
async function makeMistake(url: string): Promise<Date> {
  return await withClient(url, async (client) => {
    const { rows } = await client.query("select clock_timestamp() as at");
    await client.query("update ledger.account set balance = 0 where balance > 0");
    const pool = new pg.Pool({ connectionString: url, max: 1 });
    expect((await verifyLedger(pool)).differences).not.toEqual([]);
    await pool.end();
    // PostgreSQL archives a log segment only when it is full, or when it is asked to switch to the next one.
    const { rows: switched } = await client.query("select pg_walfile_name(pg_switch_wal()) as segment");
    const lastArchived = async () =>
      (await client.query("select last_archived_wal as segment from pg_stat_archiver")).rows[0].segment ?? "";
    await expect.poll(async () => (await lastArchived()) >= switched[0].segment).toBe(true);
    return rows[0].at;
  });
}

async function withClient<Result>(url: string, work: (client: pg.Client) => Promise<Result>) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
