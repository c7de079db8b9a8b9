import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { gatherReads, isRead } from "./gathered-reads.ts";
import { openTestDatabase, type TestDatabase } from "./testing/test-database.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const isOnServer = process.env.TEST_DATABASE_URL !== undefined;
const numberOf = async (value: number) => {
  const [row] = await database.db.query<{ value: number }>("select $1::int as value", [value]);
  return row!.value;
};

describe("gathered reads", () => {
  it("get their own answers, also those that follow others", async () => {
    const answers = await gatherReads(() =>
      Promise.all([1, 2, 3].map(async (value) => numberOf(10 * (await numberOf(value))))),
    );
    expect(answers).toEqual([10, 20, 30]);
  });

  it("fail alone", async () => {
    const [one, refused, other] = await gatherReads(() =>
      Promise.allSettled([numberOf(1), database.db.query("select 1 / $1::int", [0]), numberOf(2)]),
    );
    expect([one, other]).toMatchObject([{ value: 1 }, { value: 2 }]);
    expect(refused).toMatchObject({ status: "rejected", reason: { code: "22012" } });
    expect(await gatherReads(() => numberOf(3))).toBe(3);
  });

  it("do not wait for a transaction that work opens between them", async () => {
    const answer = await gatherReads(async () => {
      await numberOf(1);
      return await database.db.transaction(async (tx) => {
        const [row] = await tx.query<{ value: number }>("select 2 as value");
        return row!.value;
      });
    });
    expect(answer).toBe(2);
  });

  it.runIf(isOnServer)("of one turn share a connection, and others do not wait for them", async () => {
    const processOf = async () => {
      const [row] = await database.db.query<{ id: number }>("select pg_backend_pid() as id");
      return row!.id;
    };
    const together = await gatherReads(() => Promise.all(Array.from({ length: 5 }, processOf)));
    expect(new Set(together).size).toBe(1);
    const apart = await Promise.all([
      gatherReads(() => database.db.query("select pg_sleep(0.2), pg_backend_pid() as id")),
      gatherReads(processOf),
    ]);
    expect((apart[0][0] as { id: number }).id).not.toBe(apart[1]);
  });

  it.runIf(isOnServer)("leave out writes, which would hold them up", async () => {
    const { db } = database;
    await db.query("create table counters (id int primary key, value int not null)");
    await db.query("insert into counters values (1, 0)");
    const other = await db.pool.connect();
    await other.query("begin");
    await other.query("select 1 from counters where id = 1 for update");
    let increase: Promise<object[]> | undefined;
    // The update waits until the other transaction releases the row. The read is sent separately, so it need not wait.
    const read = await gatherReads(async () => {
      increase = db.query("update counters set value = value + 1 where id = 1 returning value");
      return await Promise.race([numberOf(5), increase]);
    });
    expect(read).toBe(5);
    await other.query("commit");
    other.release();
    expect(await increase).toEqual([{ value: 1 }]);
  });

  it.each([
    ["select 1", true],
    ["\n  SELECT updated_at, deleted from players where id = $1", true],
    ["with page as (select 1) select * from page", true],
    ["insert into a values (1) returning id", false],
    ["update a set b = 1", false],
    ["with gone as (delete from a returning id) select id from gone", false],
    ["select 1 from a where id = $1 for update skip locked", false],
    ["select 1 from a for key share", false],
    ["select pg_advisory_xact_lock(1)", false],
    ["select nextval('numbers')", false],
    ["select wagering.write_batch($1)", false],
    ["select racing_insert_bets($1)", false],
    ["notify changes", false],
  ])("are recognised: %s", (statement, expected) => {
    expect(isRead(statement)).toBe(expected);
  });

  it.runIf(isOnServer)("fail together when their connection breaks, and later ones get another", async () => {
    const kill = () => database.db.query("select pg_terminate_backend(pg_backend_pid())");
    const ended = await gatherReads(() => Promise.allSettled([kill(), numberOf(1)]));
    expect(ended.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
    for (let turn = 0; turn < 30; turn += 1) expect(await gatherReads(() => numberOf(turn))).toBe(turn);
  });
});
