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
    const migrating = migrate(database.db, [shop()], { ...patience, attempts: 50 });
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
    const refusal = migrate(database.db, [shop()], patience);
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
