import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { verifyLedger } from "@parlour/ledger/verify";
import { findServerPrograms } from "@parlour/server/kit/testing/private-cluster";
import pg from "pg";
import { afterAll, describe, expect, test } from "vitest";
import { answersAfter, expectBooksToMatch } from "../testing-books.ts";
import { createJournal } from "../testing-journal.ts";
import { startProcess } from "../testing-killable.ts";
import type { Payer } from "../testing-killed-process.ts";
import { findProgram } from "./cluster-programs.ts";
import { createRecoverableDatabase } from "./recoverable-database.ts";

const programs = process.env.CLUSTER_TESTS && findProgram("pgbackrest") ? findServerPrograms() : undefined;
if (process.env.CLUSTER_TESTS && !programs)
  process.stderr.write("The recovery suite needs these Debian packages: postgresql, pgbackrest.\n");

/** The interval between the time to which the database is restored and the mistake that follows it. */
const marginMs = 1_000;

describe.runIf(programs)("point-in-time recovery", () => {
  const cleanUps: (() => unknown)[] = [];
  afterAll(async () => {
    for (const cleanUp of cleanUps.reverse()) await cleanUp();
  }, 120_000);

  test("restores the second before a mistake, with every payment", { timeout: 600_000 }, async () => {
    const database = await createRecoverableDatabase(programs!);
    cleanUps.push(() => database.remove());
    // This folder contains the secrets, which are not part of the database backup.
    const dataDir = mkdtempSync(join(tmpdir(), "parlour-recovery-"));
    cleanUps.push(() => rmSync(dataDir, { recursive: true, force: true }));
    const env = { DATA_DIR: dataDir, DATABASE_URL: database.url };
    const server = await startProcess(cleanUps, env);
    const { origin } = server;
    const made = await fetch(`${origin}/testing/payers/4`, { method: "POST", headers: { origin } });
    let serving = origin;
    const journal = createJournal((await made.json()) as Payer[], () => serving);
    const play = async (answers: number) => {
      let isOver = false;
      const load = journal.run(() => isOver);
      await answersAfter(journal, answers).finally(() => {
        isOver = true;
      });
      await load;
    };

    await play(50);
    database.backUp();
    // Payments made after the backup are only in the archived log.
    await play(100);
    await sleep(marginMs + 200);
    const mistakeAt = await makeMistake(database.url);
    await server.kill();

    const startedMs = performance.now();
    const restored = await database.restoreTo(new Date(mistakeAt.getTime() - marginMs));
    const seconds = (performance.now() - startedMs) / 1_000;
    await expectBooksToMatch(restored, journal);
    const { counts } = await verifyOf(restored);

    // A round needs the encrypted seeds, so this also shows that the secrets still match the restored database.
    serving = (await startProcess(cleanUps, { ...env, DATABASE_URL: restored })).origin;
    await play(20);
    expect(journal.answers.byAction.get("round")).toBeGreaterThan(0);
    expect(journal.answers.broken).toEqual([]);
    await expectBooksToMatch(restored, journal);
    process.stdout.write(
      `point-in-time recovery: ${counts.entries} entries restored in ${seconds.toFixed(1)} s, 0 differences\n`,
    );
  });
});

/** Overwrites all balances, like an `update` without its `where` clause. Returns the time just before. */
async function makeMistake(url: string): Promise<Date> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query("select clock_timestamp() as at");
  await client.query("update ledger.account set balance = 0 where balance > 0");
  expect((await verifyOf(url)).differences).not.toEqual([]);
  // PostgreSQL archives a log segment only when it is full, or when it is asked to switch to the next one.
  const { rows: switched } = await client.query("select pg_walfile_name(pg_switch_wal()) as segment");
  const lastArchived = async () =>
    (await client.query("select last_archived_wal as segment from pg_stat_archiver")).rows[0].segment ?? "";
  await expect
    .poll(async () => (await lastArchived()) >= switched[0].segment, { timeout: 30_000 })
    .toBe(true);
  await client.end();
  return rows[0].at;
}

async function verifyOf(url: string) {
  const pool = new pg.Pool({ connectionString: url, max: 1 });
  try {
    return await verifyLedger(pool);
  } finally {
    await pool.end();
  }
}
