import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { readEntries } from "../entries.ts";
import { createLedger, playerAccount } from "../index.ts";
import { openMonths } from "../months.ts";
import { findNumberAt, sumTotalChange } from "../position.ts";
import { readHouseBalances } from "../read-postings.ts";
import { bet, cashOf, openTestLedger, type TestLedger } from "../testing/test-ledger.ts";
import { verifyLedger } from "../verify.ts";
import { archivePartition, archiveSteps } from "./archive-partition.ts";
import { listArchives, listDue, listPartitions } from "./partitions.ts";
import { restorePartition } from "./restore-partition.ts";
import { verifyArchives } from "./verify-archives.ts";

const dayMs = 86_400_000;
const players = ["ann", 'ben, "the" second', "idle"] as const;
const [ann, ben, idle] = players;

let test: TestLedger;
let folder: string;
beforeEach(async () => {
  test = await openTestLedger();
  folder = mkdtempSync(join(tmpdir(), "parlour-archive-"));
  for (const player of players) await test.player(player, 10_000n);
  // Fills the ledger with entries from before it had monthly partitions, then with three months of play.
  for (let month = 0; month < 4; month++) {
    if (month > 0) await openMonths(test.database.pool, test.clock.now());
    await play(month);
    test.clock.advance(31 * dayMs);
  }
  await openMonths(test.database.pool, test.clock.now());
});
afterEach(async () => {
  rmSync(folder, { recursive: true });
  await test.close();
});

async function play(month: number): Promise<void> {
  const { ledger, database, clock } = test;
  for (let round = 0; round < 6; round++) {
    await ledger.post(bet(ann, `b${month}.${round}`, 10n));
    clock.advance(dayMs / 2);
  }
  const gift = [{ from: cashOf(ann), to: cashOf(ben), amountMinor: 7n }];
  await ledger.post({ playerId: ann, id: `gift${month}`, type: "TRANSFER", transfers: gift });
  await ledger.post(bet(ben, `refused${month}`, 1_000_000n));
  const points = [
    { from: { playerId: "house", id: "promotions:PTS" }, to: playerAccount(ben, "points"), amountMinor: 3n },
  ];
  await ledger.post({ playerId: ben, id: `points${month}`, type: "LOYALTY", transfers: points });
  const other = createLedger({ pool: database.pool, clock, slice: 1 });
  await other.post(bet(ben, `sliced${month}`, 11n));
  await other.close();
}

/** Reads everything that players and reports can read, in pages that span several months. */
async function readEverything() {
  const { pool } = test.database;
  const [start, end] = [Date.parse("2030-01-01"), test.clock.now().getTime()];
  const read: Record<string, unknown> = { house: await readHouseBalances(pool, 10n ** 15n) };
  for (const playerId of players) {
    const pages = [];
    for (let cursor: string | undefined | null; cursor !== null; ) {
      const page = await test.ledger.history({ playerId, limit: 5, cursor: cursor ?? undefined });
      pages.push(page);
      cursor = page.nextCursor;
    }
    const totals = [];
    for (let time = start; time < end; time += 23 * dayMs) {
      const before = await findNumberAt(pool, playerId, new Date(time));
      totals.push(await sumTotalChange(pool, { playerId, from: 0n, before, limit: 1_000 }));
      totals.push(await sumTotalChange(pool, { playerId, from: before, before: 10n ** 15n, limit: 5 }));
    }
    read[playerId] = { pages, totals };
  }
  return read;
}

let untouched: Awaited<ReturnType<typeof readEverything>> | undefined;
/**
 * Reads everything before a month is archived. The play before each test is identical, down to the posting numbers, so
 * it is read only once: finding positions takes thousands of statements.
 */
async function readUntouched() {
  untouched ??= await readEverything();
  return untouched;
}

const dumpEntries = async () =>
  (await test.database.pool.query("select * from ledger.entry order by player_id, number, line")).rows;
const due = (onlineMonths: number) => listDue(test.database.pool, { now: test.clock.now(), onlineMonths });
const archiveAll = async (onlineMonths: number) => {
  const months = await due(onlineMonths);
  for (const month of months)
    await archivePartition(test.database.pool, month, { folder, now: test.clock.now() });
  return months.map(({ name }) => name);
};
const differences = async () => (await verifyLedger(test.database.pool)).differences;

describe("months", () => {
  it("divide the entries by the numbers of their postings, and only once", async () => {
    const { pool } = test.database;
    const { rows } = await pool.query(
      "select tableoid::regclass::text as name, count(*)::int from ledger.entry group by 1 order by min(number)",
    );
    expect(rows.map(({ name }) => name)).toEqual([
      "ledger.entry_first",
      "ledger.entry_2030_02",
      "ledger.entry_2030_03",
      "ledger.entry_2030_04",
    ]);
    expect(await openMonths(pool, test.clock.now())).toBe(false);
    const [before] = (await pool.query("select last_value from ledger.posting_number")).rows;
    await Promise.all([1, 2, 3].map(() => openMonths(pool, test.clock.now())));
    expect((await pool.query("select last_value from ledger.posting_number")).rows).toEqual([before]);
  });

  it("refuse changes, like the whole table", async () => {
    for (const sql of [
      "delete from ledger.entry_2030_02",
      "truncate ledger.entry_2030_03",
      "update ledger.entry_first set line = 9",
    ]) {
      await expect(test.database.pool.query(sql)).rejects.toMatchObject({ code: "23001" });
    }
  });
});

describe("the archive", () => {
  it("keeps as many whole months as the policy says", async () => {
    expect((await due(13)).map(({ name }) => name)).toEqual([]);
    expect((await due(3)).map(({ name }) => name)).toEqual(["entry_first"]);
    expect((await due(1)).map(({ name }) => name)).toEqual(["entry_first", "entry_2030_02", "entry_2030_03"]);
  });

  it("changes nothing that anyone reads", { timeout: 60_000 }, async () => {
    const { ledger, database } = test;
    const before = await readUntouched();
    expect(await archiveAll(1)).toEqual(["entry_first", "entry_2030_02", "entry_2030_03"]);
    expect(await readEverything()).toEqual(before);
    expect(await differences()).toEqual([]);
    expect(await verifyArchives(database.pool, folder)).toMatchObject({ months: 3, differences: [] });
    expect((await listPartitions(database.pool))[0]?.name).toBe("entry_2030_04");

    // Repeating an archived posting's id still returns its result, and the posting can still be reversed,
    // once.
    const again = await ledger.post(bet(ann, "b1.0", 10n));
    expect(again).toMatchObject({ outcome: "POSTED", replayed: true });
    expect((await ledger.post(bet(ann, "b1.0", 11n))).outcome).toBe("CONFLICT");
    expect((await ledger.post(bet(ben, "refused1", 1_000_000n))).replayed).toBe(true);
    const undo = { playerId: ann, id: "undo", of: "b1.1", type: "ROLLBACK" };
    expect((await ledger.reverse(undo)).outcome).toBe("POSTED");
    expect((await ledger.reverse({ ...undo, id: "undo again" })).outcome).not.toBe("POSTED");
    expect(await differences()).toEqual([]);
    expect(await test.playable(idle)).toBe(10_000n);
  });

  it("ends the list of entries, newest first, with a note on what has been archived", async () => {
    const { pool } = test.database;
    const list = async () => {
      const pages = [await readEntries(pool, { playerId: ann, limit: 5 })];
      for (let page = pages[0]!; page.nextCursor !== null; pages.push(page))
        page = await readEntries(pool, { playerId: ann, limit: 5, cursor: page.nextCursor });
      return { notes: pages.map((page) => page.hasArchived), items: pages.flatMap((page) => page.items) };
    };
    const before = await list();
    expect(before.items.map(({ postedAt }) => postedAt.getTime())).toEqual(
      before.items.map(({ postedAt }) => postedAt.getTime()).toSorted((a, b) => b - a),
    );
    expect(before.notes).not.toContain(true);
    await archiveAll(1);
    const after = await list();
    expect(after.items).toEqual(before.items.slice(0, after.items.length));
    expect(after.items.length).toBeLessThan(before.items.length);
    expect(after.notes).toEqual([...after.notes.slice(1).map(() => false), true]);
  });

  it.each(archiveSteps)("survives a crash after the step %s", { timeout: 60_000 }, async (stopped) => {
    const { pool } = test.database;
    const [before, entries] = [await readUntouched(), await dumpEntries()];
    const [month] = await due(1);
    const crash = archivePartition(pool, month!, {
      folder,
      now: test.clock.now(),
      onStep(step) {
        if (step === stopped) throw new Error("crash");
      },
    });
    await expect(crash).rejects.toThrow("crash");
    expect(await dumpEntries()).toEqual(entries);
    expect(await listArchives(pool)).toEqual([]);
    expect(await differences()).toEqual([]);
    expect(await archiveAll(2)).toEqual(["entry_first", "entry_2030_02"]);
    expect(await readEverything()).toEqual(before);
    expect(await verifyArchives(pool, folder)).toMatchObject({ months: 2, differences: [] });
  });

  it("brings months back as they were, newest first", { timeout: 60_000 }, async () => {
    const { pool } = test.database;
    const [before, entries] = [await readUntouched(), await dumpEntries()];
    await archiveAll(1);
    const crash = restorePartition(pool, {
      folder,
      onStep() {
        throw new Error("crash");
      },
    });
    await expect(crash).rejects.toThrow("crash");
    for (const name of ["entry_2030_03", "entry_2030_02"]) {
      expect(await restorePartition(pool, { folder })).toMatchObject({ name });
      expect(await readEverything()).toEqual(before);
      expect(await differences()).toEqual([]);
      expect(await verifyArchives(pool, folder)).toMatchObject({ differences: [] });
    }
    await restorePartition(pool, { folder });
    expect(await restorePartition(pool, { folder })).toBeUndefined();
    expect(await dumpEntries()).toEqual(entries);
    await expect(pool.query("delete from ledger.entry_2030_02")).rejects.toMatchObject({ code: "23001" });
    expect(await archiveAll(1)).toHaveLength(3);
    expect(await readEverything()).toEqual(before);
  });

  it("refuses a month that is wrong, and a file that is not the one that was written", {
    timeout: 60_000,
  }, async () => {
    const { pool } = test.database;
    const [first] = await due(1);
    await pool.query(
      "alter table ledger.entry_first disable trigger all; alter table ledger.entry disable trigger all",
    );
    const fault =
      "update ledger.entry set amount = amount + 1, balance_after = balance_after + 1 where number = 5 and line = 0";
    await pool.query(fault);
    const archive = () => archivePartition(pool, first!, { folder, now: test.clock.now() });
    await expect(archive()).rejects.toThrow("it is wrong");
    await pool.query(fault.replaceAll("+ 1", "- 1"));

    // If a call stops after it has written the file but before it has written the manifest, a later call still
    // succeeds.
    await expect(
      archivePartition(pool, first!, {
        folder,
        now: test.clock.now(),
        onStep() {
          throw new Error("crash");
        },
      }),
    ).rejects.toThrow("crash");
    await archive();
    const path = join(folder, "entry_first.csv.gz");
    const content = readFileSync(path);
    const damaged = Buffer.from(content);
    damaged[damaged.length - 9]! ^= 1;
    writeFileSync(path, damaged);
    expect((await verifyArchives(pool, folder)).differences).toHaveLength(1);
    await expect(restorePartition(pool, { folder })).rejects.toThrow("not the file");
    writeFileSync(path, content);
    expect((await verifyArchives(pool, folder)).differences).toEqual([]);
  });

  it("lets postings and reads continue meanwhile", { timeout: 60_000 }, async () => {
    const { ledger, database } = test;
    let isOver = false;
    let posted = 0;
    const posting = (async () => {
      for (; !isOver; posted++) {
        const { outcome } = await ledger.post(bet(idle, `busy${posted}`, 1n));
        expect(outcome).toBe("POSTED");
        expect((await ledger.history({ playerId: idle, limit: 1 })).items[0]?.amountMinor).toBe(-1n);
      }
    })();
    for (let ahead = 1; ahead < 4; ahead++) {
      await openMonths(database.pool, new Date(test.clock.now().getTime() + ahead * 31 * dayMs));
    }
    expect(await archiveAll(1)).toHaveLength(3);
    for (let months = 3; months > 0; months--) await restorePartition(database.pool, { folder });
    isOver = true;
    await posting;
    expect(posted).toBeGreaterThan(0);
    expect(await test.playable(idle)).toBe(10_000n - BigInt(posted));
    expect(await differences()).toEqual([]);
  });

  it("is verified with the rest of the ledger", async () => {
    const { pool } = test.database;
    await archiveAll(1);
    const faults = [
      "update ledger.carried_balance set balance = balance + 1 where player_id = 'ann'",
      "delete from ledger.carried_balance where player_id = 'house'",
      "update ledger.archive set entries = entries + 2 where name = 'entry_2030_02'",
      "delete from ledger.archive where name = 'entry_2030_03'",
    ];
    for (const fault of faults) {
      const client = await pool.connect();
      await client.query(
        "create table kept_balance as table ledger.carried_balance; create table kept_archive as table ledger.archive",
      );
      await client.query(fault);
      client.release();
      expect([fault, (await differences()).length > 0]).toEqual([fault, true]);
      await pool.query(`
        delete from ledger.carried_balance; insert into ledger.carried_balance table kept_balance;
        delete from ledger.archive; insert into ledger.archive table kept_archive;
        drop table kept_balance; drop table kept_archive`);
    }
    expect(await differences()).toEqual([]);
    expect(await listArchives(pool)).toHaveLength(3);
  });
});
