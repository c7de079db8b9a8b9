import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createLedger } from "./index.ts";
import {
  applyMigrations,
  openEmbedded,
  openTestDatabase,
  type TestDatabase,
} from "./testing/test-database.ts";
import { bet, cashOf, payments, pendingOf } from "./testing/test-ledger.ts";
import { verifyLedger } from "./verify.ts";

async function play(database: TestDatabase): Promise<void> {
  const ledger = createLedger({ pool: database.pool });
  await ledger.openWallet({ playerId: "ann", currency: "USD" });
  const transfers = [{ from: payments, to: cashOf("ann"), amountMinor: 1_000n }];
  await ledger.post({ playerId: "ann", id: "d1", type: "DEPOSIT", transfers });
  await ledger.post(bet("ann", "b1", 100n));
  const own = { from: cashOf("ann"), into: pendingOf("ann") };
  await ledger.hold({ playerId: "ann", id: "w1", type: "WITHDRAWAL", ...own, amountMinor: 50n });
  await ledger.close();
}

/** Each of these faults can only be caused by a bug or by changing the database directly. */
const faults: [what: string, sql: string][] = [
  ["a changed balance", "update ledger.account set balance = balance + 1 where id = 'cash:USD'"],
  [
    "money moved by hand",
    "update ledger.account set balance = 0 where id in ('cash:USD', 'pendingWithdrawal:USD')",
  ],
  ["a lost entry", "delete from ledger.entry where line = 0 and number = 2"],
  ["a lost posting", "delete from ledger.posting where id = 'b1'"],
  [
    "a changed amount",
    "update ledger.entry set amount = amount + 1, balance_after = balance_after + 1 where line = 1",
  ],
  ["a refusal that moved money", "update ledger.posting set outcome = 'INSUFFICIENT_FUNDS' where id = 'b1'"],
  ["a hold without its posting", "update ledger.hold set id = 'w2'"],
  ["a hold that was settled by hand", "update ledger.hold set state = 'RELEASED', settled_at = now()"],
];

describe("verification", () => {
  let database: TestDatabase;
  beforeEach(async () => {
    database = await openTestDatabase();
    await play(database);
  });
  afterEach(() => database.close());

  it("finds nothing in a correct ledger, and each fault in a broken one", async () => {
    const sound = await verifyLedger(database.pool);
    expect(sound).toEqual({
      counts: { accounts: 24, postings: 3, entries: 6, archived: 0, holds: 1 },
      differences: [],
    });
    await database.pool.query(`
      alter table ledger.entry disable trigger all;
      alter table ledger.posting disable trigger all`);
    for (const [what, sql] of faults) {
      const tables = ["account", "posting", "entry", "hold"];
      await database.pool.query(
        tables.map((name) => `create table kept_${name} as table ledger.${name}`).join(";"),
      );
      await database.pool.query(sql);
      expect([what, (await verifyLedger(database.pool)).differences.length > 0]).toEqual([what, true]);
      const restore = (name: string) =>
        `delete from ledger.${name}; insert into ledger.${name} table kept_${name}; drop table kept_${name}`;
      await database.pool.query(tables.map(restore).join(";"));
    }
    expect((await verifyLedger(database.pool)).differences).toEqual([]);
  });
});

describe("npm run ledger:verify", () => {
  const command = new URL("./verify-command.ts", import.meta.url).pathname;
  const run = (env: Record<string, string>) =>
    new Promise<{ exitCode: number; stdout: string; stderr: string }>((done) => {
      const { DATABASE_URL: _, ...inherited } = process.env;
      execFile(process.execPath, [command], { env: { ...inherited, ...env } }, (error, stdout, stderr) =>
        done({ exitCode: error ? Number(error.code) : 0, stdout, stderr }),
      );
    });
  let dataDir: string;
  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), "ledger-test-"));
  });
  afterEach(() => rmSync(dataDir, { recursive: true }));

  it("reads embedded data that is not in use, and exits with 1 on a difference", {
    timeout: 180_000,
  }, async () => {
    expect(await run({ DATA_DIR: dataDir })).toMatchObject({ exitCode: 1, stdout: "" });
    mkdirSync(join(dataDir, "pg"));
    const database = openEmbedded(await PGlite.create(join(dataDir, "pg")));
    await applyMigrations(database.pool);
    await play(database);
    await database.close();
    const sound = await run({ DATA_DIR: dataDir });
    expect(sound).toMatchObject({ exitCode: 0, stderr: "" });
    expect(sound.stdout).toMatch(/3 postings, 6 entries, 1 holds\n\d+ checks, 0 differences\n$/);

    writeFileSync(join(dataDir, "lock"), JSON.stringify({ pid: process.pid, bornAt: null }));
    const locked = await run({ DATA_DIR: dataDir });
    expect(locked).toMatchObject({ exitCode: 1, stdout: "" });
    expect(locked.stderr).toContain(String(process.pid));
    rmSync(join(dataDir, "lock"));

    const again = await PGlite.create(join(dataDir, "pg"));
    await again.exec("update ledger.account set balance = balance + 1 where id = 'cash:USD'");
    await again.close();
    expect((await run({ DATA_DIR: dataDir })).exitCode).toBe(1);
  });

  it("reports an unreachable database in one sentence", async () => {
    const { exitCode, stderr } = await run({ DATABASE_URL: "postgres://nobody@127.0.0.1:1/none" });
    expect(exitCode).toBe(1);
    expect(stderr.trim().split("\n")).toHaveLength(1);
  });
});
