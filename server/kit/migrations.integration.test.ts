import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { migrate } from "./migrations.ts";
import { StartupError } from "./startup-error.ts";
import { openTestDatabase, type TestDatabase } from "./testing/test-database.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

/** Each test has its own service and folder in a shared database. */
let folder: string;
let service: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "parlour-migrations-"));
  service = basename(folder);
  for (const name of ["migrations", "functions"]) mkdirSync(join(folder, name));
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (name: string, sql: string) => writeFileSync(join(folder, "migrations", name), sql);
const writeFunction = (name: string, sql: string) => writeFileSync(join(folder, "functions", name), sql);
const shop = () => ({ name: service, migrations: pathToFileURL(join(folder, "migrations")) });
const migrateShop = () => migrate(database.db, [shop()]);

describe("migrations", () => {
  it("change a populated database in order and only once", async () => {
    write("0001-items.sql", "create table items (id integer primary key, name text not null);");
    await migrateShop();
    await database.db.query("insert into items values (1, 'lamp'), (2, 'chair')");

    write("0002-prices.sql", "alter table items add column price integer; update items set price = id * 10;");
    write("0003-prices-needed.sql", "alter table items alter column price set not null;");
    await migrateShop();
    await migrateShop();

    const items = await database.db.query("select name, price from items order by id");
    expect(items).toEqual([
      { name: "lamp", price: 10 },
      { name: "chair", price: 20 },
    ]);
    const applied = await database.db.query("select name from migrations where service = $1", [service]);
    expect(applied).toHaveLength(3);
  });

  it("take as long for many services as for one, when there is nothing to do", async () => {
    write("0001-items.sql", "create schema if not exists counted;");
    const services = Array.from({ length: 5 }, (_, index) => ({ ...shop(), name: `${service}-${index}` }));
    await migrate(database.db, services);
    let transactions = 0;
    const counting: typeof database.db = {
      ...database.db,
      transaction(work, options) {
        transactions++;
        return database.db.transaction(work, options);
      },
    };
    await migrate(counting, services.slice(0, 1));
    const ofOne = transactions;
    await migrate(counting, services);
    expect(transactions - ofOne).toBe(ofOne);
  });

  it("roll back a failed one and keep those before it", async () => {
    write("0001-good.sql", "create table good (id integer);");
    write("0002-bad.sql", "create table half (id integer); insert into nowhere values (1);");
    await expect(migrateShop()).rejects.toThrow(/0002-bad\.sql of .+ failed/);
    const tables = await database.db.query(
      "select to_regclass('good') is not null as good, to_regclass('half') is not null as half",
    );
    expect(tables).toEqual([{ good: true, half: false }]);
  });

  it("refuse a database that is newer than the code", async () => {
    write("0001-a.sql", "select 1;");
    write("0002-b.sql", "select 1;");
    await migrateShop();
    rmSync(join(folder, "migrations", "0002-b.sql"));
    const refusal = migrateShop();
    await expect(refusal).rejects.toBeInstanceOf(StartupError);
    await expect(refusal).rejects.toThrow(/database is newer than this version.*0002-b\.sql/);
  });

  it("refuse one that was changed after it was applied", async () => {
    write("0001-a.sql", "select 1;");
    await migrateShop();
    write("0001-a.sql", "select 2;");
    await expect(migrateShop()).rejects.toThrow(/0001-a\.sql of .+ was changed/);
  });

  it("refuse gaps and duplicate numbers", async () => {
    write("0001-a.sql", "select 1;");
    write("0003-c.sql", "select 1;");
    await expect(migrateShop()).rejects.toThrow("0003-c.sql");
    write("0003-c.sql", "select 1;");
    write("0002-b.sql", "select 1;");
    write("0002-bb.sql", "select 1;");
    await expect(migrateShop()).rejects.toThrow("0002-bb.sql");
  });

  it("are applied once when two servers start together", async () => {
    write("0001-items.sql", "create table once (id integer); select pg_sleep(0.1);");
    write("0002-first.sql", "insert into once values (1);");
    const other = (await database.openAnother()) ?? database.db;
    await Promise.all([migrateShop(), migrate(other, [shop()]), migrateShop()]);
    expect(await database.db.query("select id from once")).toEqual([{ id: 1 }]);
  });
});

describe("comments of migrations", () => {
  const original = "-- Goods on sale.\nselect 1;";
  const reworded = "-- The items that the shop sells.\nselect 1;";
  const hash = (text: string) => createHash("sha256").update(text).digest("hex");
  const release = () => ({
    [`${service}/0001-a.sql`]: { file: hash(original), statements: hash("select 1;") },
  });
  const readRow = async () =>
    (
      await database.db.query<{ checksum: string; statements_checksum: string | null }>(
        "select checksum, statements_checksum from migrations where service = $1",
        [service],
      )
    )[0];

  /** Migrates as older servers did, which compared and recorded checksums of whole files. */
  async function migrateAsBefore(sql: string): Promise<void> {
    await database.db.query(`
      create table if not exists migrations (
        service text not null,
        name text not null,
        checksum text not null,
        applied_at timestamptz not null default now(),
        primary key (service, name)
      )`);
    const [row] = await database.db.query<{ checksum: string }>(
      "select checksum from migrations where service = $1",
      [service],
    );
    if (row) expect(row.checksum).toBe(hash(sql));
    else
      await database.db.query("insert into migrations (service, name, checksum) values ($1, $2, $3)", [
        service,
        "0001-a.sql",
        hash(sql),
      ]);
  }

  it("may change, but statements may not", async () => {
    write("0001-a.sql", original);
    await migrateShop();
    write("0001-a.sql", reworded);
    await migrateShop();
    write("0001-a.sql", original.replace("1", "2"));
    await expect(migrateShop()).rejects.toThrow(/0001-a\.sql of .+ was changed after it was applied/);
  });

  it("may differ from those that a server of an earlier version applied", async () => {
    await database.db.query("drop table if exists migrations");
    await migrateAsBefore(original);
    write("0001-a.sql", reworded);
    await migrate(database.db, [shop()], { released: release() });
    expect(await readRow()).toEqual({ checksum: hash(original), statements_checksum: hash("select 1;") });
    await migrateAsBefore(original);
    // The database now stores the checksums of the statements, so the list of released migrations is no
    // longer needed.
    await migrateShop();
  });

  it("may differ if an earlier version applied the migration beside a server of this one", async () => {
    await migrateShop();
    await migrateAsBefore(original);
    write("0001-a.sql", reworded);
    await migrate(database.db, [shop()], { released: release() });
    expect((await readRow())?.statements_checksum).toBe(hash("select 1;"));
  });

  it("leave a new database usable for servers of an earlier version", async () => {
    write("0001-a.sql", reworded);
    await migrate(database.db, [shop()], { released: release() });
    await migrateAsBefore(original);
  });

  it("may not change before the statements have a checksum, unless the release is known", async () => {
    await migrateShop();
    await migrateAsBefore(original);
    write("0001-a.sql", reworded);
    await expect(migrateShop()).rejects.toThrow(/0001-a\.sql of .+ was changed after it was applied/);
    write("0001-a.sql", original);
    await migrateShop();
    write("0001-a.sql", reworded);
    await migrateShop();
  });

  it("do not hide that the database applied other statements than the release", async () => {
    await migrateShop();
    await migrateAsBefore("select 2;");
    write("0001-a.sql", original);
    const refusal = migrate(database.db, [shop()], { released: release() });
    await expect(refusal).rejects.toThrow(/0001-a\.sql of .+ was changed after it was applied/);
  });

  it("do not hide that the statements differ from the release, even in a new database", async () => {
    write("0001-a.sql", "select 2;");
    const refusal = migrate(database.db, [shop()], { released: release() });
    await expect(refusal).rejects.toBeInstanceOf(StartupError);
    await expect(refusal).rejects.toThrow(/0001-a\.sql of .+ was changed after its release/);
  });
});

describe.skipIf(!process.env.TEST_DATABASE_URL)("a migration of a table in use", () => {
  const patience = { lockTimeoutMs: 200, attempts: 4, pauseMs: 100 };
  const started = () => {
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    const held = new Promise<() => Promise<void>>((resolve) => {
      const done = database.db.transaction(async (tx) => {
        await tx.query("select from busy_items limit 1");
        resolve(async () => {
          release();
          await done;
        });
        await released;
      });
    });
    return held;
  };

  it("lets other requests pass while it waits, and is applied when the table is free", async () => {
    write("0001-items.sql", "create table busy_items (id integer);");
    await migrateShop();
    write("0002-price.sql", "alter table busy_items add column price integer;");
    const end = await started();
    const migrating = migrate(database.db, [shop()], { patience: { ...patience, attempts: 50 } });
    await expect
      .poll(() =>
        database.db.query("select from pg_locks where not granted and relation = 'busy_items'::regclass"),
      )
      .toHaveLength(1);
    const askedMs = performance.now();
    await database.db.query("select * from busy_items");
    expect(performance.now() - askedMs).toBeLessThan(5 * patience.lockTimeoutMs);
    await end();
    await migrating;
    expect(await database.db.query("select price from busy_items")).toEqual([]);
  });

  it("gives up with a sentence that says what to do", async () => {
    write("0001-items.sql", "drop table busy_items; create table busy_items (id integer);");
    await migrateShop();
    write("0002-price.sql", "alter table busy_items add column price integer;");
    const end = await started();
    const refusal = migrate(database.db, [shop()], { patience });
    await expect(refusal).rejects.toBeInstanceOf(StartupError);
    await expect(refusal).rejects.toThrow(
      /0002-price\.sql of .+ failed: .+lock timeout.+end it, or start again/,
    );
    await end();
    await migrateShop();
  });
});

describe("functions", () => {
  const define = (name: string, body: string) =>
    `create or replace function ${name}() returns integer language sql as $$ ${body} $$;`;
  const appliedAt = () =>
    database.db.query("select name, applied_at from sql_functions where service = $1 order by name", [
      service,
    ]);

  it("are applied after the migrations, once, and again when their file has changed", async () => {
    write("0001-goods.sql", "create table goods (id integer); insert into goods values (1), (2);");
    // The file that comes first alphabetically uses the function that the second file defines.
    writeFunction("count-goods.sql", define("count_goods", "select count_twice() / 2"));
    writeFunction("count-twice.sql", define("count_twice", "select 2 * count(*)::integer from goods"));
    await migrateShop();
    const first = await appliedAt();
    expect(await database.db.query("select count_goods() as goods")).toEqual([{ goods: 2 }]);
    await migrateShop();
    expect(await appliedAt()).toEqual(first);

    writeFunction("count-goods.sql", define("count_goods", "select count_twice()"));
    await migrateShop();
    expect(await database.db.query("select count_goods() as goods")).toEqual([{ goods: 4 }]);
    const second = await appliedAt();
    expect(second[0]).not.toEqual(first[0]);
    expect(second[1]).toEqual(first[1]);
    await migrateShop();
    expect(await appliedAt()).toEqual(second);
  });

  it("change all together or not at all", async () => {
    writeFunction("a.sql", define("one_of_two", "select 1"));
    await migrateShop();
    writeFunction("a.sql", define("one_of_two", "select 2"));
    writeFunction("b.sql", "create or replace function two_of_two(");
    await expect(migrateShop()).rejects.toThrow(/b\.sql of .+ cannot be applied/);
    expect(await database.db.query("select one_of_two() as answer")).toEqual([{ answer: 1 }]);
  });
});
