import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { openDatabase, type Queryable } from "./database.ts";
import { StartupError } from "./startup-error.ts";
import { openTestDatabase, type TestDatabase } from "./testing/test-database.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
  await database.db.query("create table counters (name text primary key, value integer not null)");
});
beforeEach(async () => {
  await database.db.query("delete from counters");
  await database.db.query("insert into counters values ('a', 0), ('b', 0)");
});
afterAll(() => database.close());

const readValue = async (name: string) => {
  const [row] = await database.db.query<{ value: number }>("select value from counters where name = $1", [
    name,
  ]);
  return row!.value;
};

it("goes on after a statement that was refused", async () => {
  const { db } = database;
  const refused: [string, unknown[]][] = [
    ["insert into counters values ($1, 1)", ["a"]],
    ["select 1 / value from counters where name = $1", ["a"]],
    ["select nothing from counters where name = $1", ["a"]],
    ["select nothing", []],
  ];
  for (const [text, values] of refused) {
    for (const query of [() => db.query(text, values), () => db.pool.query(text, values)]) {
      await expect(query()).rejects.toThrow();
      expect(await Promise.all([readValue("a"), readValue("b")])).toEqual([0, 0]);
    }
  }
});

describe("a transaction", () => {
  it("commits its changes and returns the result", async () => {
    const result = await database.db.transaction(async (tx) => {
      await tx.query("update counters set value = $1 where name = 'a'", [5]);
      await tx.query("update counters set value = $1 where name = 'b'", [6]);
      await tx.client.query("update counters set value = value + 1 where name = 'b'");
      return "done";
    });
    expect(result).toBe("done");
    expect([await readValue("a"), await readValue("b")]).toEqual([5, 7]);
  });

  it("rolls back when it throws, and runs no effects", async () => {
    const effect = vi.fn();
    const failing = database.db.transaction(async (tx) => {
      tx.afterCommit(effect);
      await tx.query("update counters set value = 9");
      throw new Error("changed my mind");
    });
    await expect(failing).rejects.toThrow("changed my mind");
    expect(await readValue("a")).toBe(0);
    expect(effect).not.toHaveBeenCalled();
  });

  it("carries out nothing of what was sent together when the first statement fails", async () => {
    const failing = database.db.transaction(async (tx) => {
      await Promise.all([
        tx.query("insert into counters values ('a', 1)"),
        tx.query("update counters set value = 1"),
        tx.query("update counters set value = 2"),
        tx.queryLast("update counters set value = 3"),
      ]);
    });
    await expect(failing).rejects.toMatchObject({ code: "23505" });
    expect([await readValue("a"), await readValue("b")]).toEqual([0, 0]);
  });

  it("fails with the error of the statement that failed, not of those refused after it", async () => {
    const failing = database.db.transaction(async (tx) => {
      tx.query("select 1 / 0").catch(() => {});
      await tx.query("select 1");
    });
    await expect(failing).rejects.toMatchObject({ code: "22012" });
  });

  it("commits right behind its last statement, and leaves nothing when that fails", async () => {
    const { db } = database;
    const startsByLocking = { startsByLocking: true };
    const rows = await db.transaction(async (tx) => {
      await tx.query("select 1 from counters for update");
      return await tx.queryLast("update counters set value = 3 where name = 'a' returning value");
    }, startsByLocking);
    expect(rows).toEqual([{ value: 3 }]);
    expect(await readValue("a")).toBe(3);
    const failing = db.transaction(async (tx) => {
      await tx.query("update counters set value = 4");
      return await tx.queryLast("select 1/0");
    });
    await expect(failing).rejects.toMatchObject({ code: "22012" });
    const broken = db.transaction((tx) => tx.query("select 1/0"), startsByLocking);
    await expect(broken).rejects.toMatchObject({ code: "22012" });
    expect(await readValue("a")).toBe(3);
  });

  it("is usable again after a failed statement", async () => {
    await expect(database.db.transaction((tx) => tx.query("select 1/0"))).rejects.toMatchObject({
      code: "22012",
    });
    expect(await readValue("a")).toBe(0);
  });

  it("runs effects after the commit, outside of it, and survives one that fails", async () => {
    const warned = vi.spyOn(process, "emitWarning").mockImplementation(() => {});
    onTestFinished(() => warned.mockRestore());
    const seen: number[] = [];
    await database.db.transaction(async (tx) => {
      await tx.query("update counters set value = 3 where name = 'a'");
      tx.afterCommit(() => {
        throw new Error("effect failed");
      });
      tx.afterCommit(async () => {
        seen.push(await readValue("a"));
      });
    });
    expect(seen).toEqual([3]);
    expect(warned).toHaveBeenCalledOnce();
  });

  it.each(["40001", "40P01"])(
    "is retried after %s, with the effects of the last attempt only",
    async (code) => {
      let runs = 0;
      const effect = vi.fn();
      await database.db.transaction(async (tx) => {
        runs++;
        await tx.query("update counters set value = value + 1 where name = 'a'");
        tx.afterCommit(effect);
        if (runs < 3) await tx.query(`do $$ begin raise exception using errcode = '${code}'; end $$`);
      });
      expect(runs).toBe(3);
      expect(effect).toHaveBeenCalledOnce();
      expect(await readValue("a")).toBe(1);
    },
  );

  it("stops retrying after some attempts", async () => {
    const work = vi.fn((tx: { query(text: string): Promise<unknown> }) =>
      tx.query("do $$ begin raise exception using errcode = '40001'; end $$"),
    );
    await expect(database.db.transaction(work)).rejects.toMatchObject({ code: "40001" });
    expect(work).toHaveBeenCalledTimes(6);
  });

  it("fails at once, instead of waiting forever, when it uses a second connection", async () => {
    const { db } = database;
    await expect(db.transaction(() => db.query("select 1"))).rejects.toThrow("transaction's own");
    await expect(db.transaction(() => readValue("a"))).rejects.toThrow("transaction's own");
    await expect(db.transaction(() => db.transaction(async () => 1))).rejects.toThrow("transaction's own");
  });

  it("isolates concurrent additions", async () => {
    await Promise.all(
      Array.from({ length: 20 }, () =>
        database.db.transaction(async (tx) => {
          const [row] = await tx.query<{ value: number }>(
            "select value from counters where name = 'a' for update",
          );
          await tx.query("update counters set value = $1 where name = 'a'", [row!.value + 1]);
        }),
      ),
    );
    expect(await readValue("a")).toBe(20);
  });
});

describe.runIf(process.env.TEST_DATABASE_URL)("on a server", () => {
  it("resolves a real deadlock by retrying one of the two", async () => {
    const touchBoth = (first: string, second: string) =>
      database.db.transaction(async (tx) => {
        await tx.query("update counters set value = value + 1 where name = $1", [first]);
        await tx.query("select pg_sleep(0.1)");
        await tx.query("update counters set value = value + 1 where name = $1", [second]);
      });
    await Promise.all([touchBoth("a", "b"), touchBoth("b", "a")]);
    expect([await readValue("a"), await readValue("b")]).toEqual([2, 2]);
  });

  it("limits how long a statement in a transaction may take", async () => {
    const limits = await database.db.transaction((tx) =>
      tx.query("select current_setting('statement_timeout') as statement"),
    );
    expect(limits).toEqual([{ statement: "15s" }]);
  });

  it.each([
    [
      "of another encoding",
      "encoding 'LATIN1' lc_collate 'C' lc_ctype 'C' template template0",
      "",
      /LATIN1; .*UTF8\.$/,
    ],
    ["that is read-only", "", "set default_transaction_read_only = on", /is read-only; [^\n]+\.$/],
  ])("names a database %s in one sentence", async (_what, options, setting, sentence) => {
    const name = `parlour_odd_${randomUUID().replaceAll("-", "")}`;
    const admin = await openDatabase({ url: process.env.TEST_DATABASE_URL!, poolSize: 1 });
    try {
      await admin.query(`create database ${name} ${options}`);
      if (setting) await admin.query(`alter database ${name} ${setting}`);
      const url = new URL(process.env.TEST_DATABASE_URL!);
      url.pathname = `/${name}`;
      const error = await openDatabase({ url: url.href }).catch((reason: unknown) => reason);
      expect(error).toBeInstanceOf(StartupError);
      expect((error as Error).message).toMatch(sentence);
    } finally {
      await admin.query(`drop database if exists ${name}`);
      await admin.close();
    }
  });

  it("loses its connection in any state without ending the process", async () => {
    const { db } = database;
    const pidOf = async (client: Queryable) => {
      const [row] = await client.query<{ pid: number }>("select pg_backend_pid() as pid");
      return row!.pid;
    };
    const terminate = async (pid: number) => {
      await other.query("select pg_terminate_backend($1)", [pid]);
      const countLeft = async () =>
        (await other.query("select 1 from pg_stat_activity where pid = $1", [pid])).rows.length;
      await vi.waitFor(async () => expect(await countLeft()).toBe(0), { timeout: 15_000 });
      // The client learns that the connection has ended only a few turns of the event loop later.
      await sleep(50);
    };
    // This connection bypasses the kit, which allows no second connection inside a transaction.
    const other = new pg.Client({ connectionString: process.env.TEST_DATABASE_URL! });
    await other.connect();
    const unhandled = vi.fn();
    process.on("uncaughtException", unhandled);
    try {
      await terminate(await pidOf(db));
      const idle = db.transaction(async (tx) => {
        await terminate(await pidOf(tx));
        await tx.query("select 1");
      });
      await expect(idle).rejects.toThrow(/terminat|connection/i);
      const active = db.transaction(async (tx) => {
        const pid = await pidOf(tx);
        await Promise.all([tx.query("select pg_sleep(30)"), terminate(pid)]);
      });
      await expect(active).rejects.toThrow(/terminat|connection/i);
      expect(await db.query("select 1 as one")).toEqual([{ one: 1 }]);
      expect(unhandled).not.toHaveBeenCalled();
    } finally {
      process.off("uncaughtException", unhandled);
      await other.end();
    }
  });

  it("names a database that does not exist, without the password", async () => {
    const url = new URL(process.env.TEST_DATABASE_URL!);
    url.pathname = "/parlour_no_such_database";
    url.password = "hidden";
    const error = await openDatabase({ url: url.href }).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(StartupError);
    expect((error as Error).message).toContain("parlour_no_such_database");
    expect((error as Error).message).not.toContain("hidden");
  });
});

it("names a server that cannot be reached, in one sentence", async () => {
  const error = await openDatabase({ url: "postgres://127.0.0.1:4138/parlour" }).catch((reason) => reason);
  expect(error).toBeInstanceOf(StartupError);
  expect(error.message).toMatch(/^The database at 127\.0\.0\.1:4138\/parlour cannot be reached: [^\n]+\.$/);
});

/** Runs a script in another process. The script can use `openDatabase`, and `source`, a database under `dataDir`. */
function runElsewhere(dataDir: string, script: string) {
  const url = (path: string) => JSON.stringify(new URL(path, import.meta.url).href);
  const prelude = `
    const { openDatabase } = await import(${url("./database.ts")});
    const { emptyDataDir } = await import(${url("./testing/test-database.ts")});
    const source = { dataDir: ${JSON.stringify(dataDir)}, loadDataDir: await emptyDataDir() };`;
  return spawn(process.execPath, ["--input-type=module", "-e", prelude + script], {
    stdio: ["ignore", "pipe", "inherit"],
  });
}

describe("the embedded engine", () => {
  it("reports an unusable folder in one sentence", async () => {
    const error = await openDatabase({ dataDir: "/dev/null/data" }).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(StartupError);
    expect((error as Error).message).toMatch(/^[^\n]*\/dev\/null\/data[^\n]*\.$/);
  });

  it("keeps committed data when its process is killed, also during its creation", async () => {
    const dataDir = mkdtempSync(join(tmpdir(), "parlour-data-"));
    const maker = runElsewhere(dataDir, "await openDatabase(source);");
    await vi.waitFor(() => expect(existsSync(join(dataDir, "pg.new"))).toBe(true), {
      timeout: 30_000,
      interval: 5,
    });
    maker.kill("SIGKILL");
    await once(maker, "exit");
    expect(existsSync(join(dataDir, "pg"))).toBe(false);

    const script = `
      const db = await openDatabase(source);
      await db.query("create table kept (value integer)");
      await db.transaction((tx) => tx.query("insert into kept values (42)"));
      console.log("committed");`;
    const writer = runElsewhere(dataDir, script);
    await once(writer.stdout, "data");
    await expect(openDatabase({ dataDir })).rejects.toBeInstanceOf(StartupError);
    writer.kill("SIGKILL");
    await once(writer, "exit");

    const db = await openDatabase({ dataDir });
    expect(await db.query("select value from kept")).toEqual([{ value: 42 }]);
    await db.query("create extension pg_trgm");
    await db.query("create extension unaccent");
    expect(await db.query("select unaccent('Café') as plain")).toEqual([{ plain: "Cafe" }]);
    await db.close();
    await db.close();
    rmSync(dataDir, { recursive: true });
  });
});
