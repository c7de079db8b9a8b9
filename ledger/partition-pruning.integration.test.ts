import { afterAll, beforeAll, expect, it } from "vitest";
import { openMonths } from "./months.ts";
import { openTestDatabase, type TestDatabase } from "./testing/test-database.ts";

const months = ["2030-01", "2030-02", "2030-03", "2030-04"];

let database: TestDatabase;
let march: string;
beforeAll(async () => {
  database = await openTestDatabase();
  const { pool } = database;
  for (const month of months) {
    await openMonths(pool, new Date(`${month}-01`));
    await pool.query(
      `insert into ledger.entry (player_id, number, line, account_id, amount, balance_before, balance_after)
       select 'player' || n % 50, ledger.month_number($1) + n, 0, 'cash:USD', 1, 0, 1 from generate_series(1, 20000) as n`,
      [new Date(`${month}-01`)],
    );
  }
  await pool.query("analyze ledger.entry");
  march = (await pool.query("select ledger.month_number('2030-03-01') as number")).rows[0].number;
}, 60_000);
afterAll(() => database?.close());

/** Returns a query plan, and the partitions that were read. */
async function explain(sql: string) {
  const { rows } = await database.pool.query(`explain (costs off, analyze, timing off, summary off) ${sql}`);
  const lines = rows.map((row) => String(row["QUERY PLAN"]));
  const read = lines.filter(
    (line) => /Scan.* on entry_/.test(line) && !/Bitmap Index|never executed/.test(line),
  );
  return { plan: lines.join("\n"), read: read.map((line) => / on (entry_\w+)/.exec(line)?.[1]) };
}

it("reads a page of history from the newest month that has it, in the order of the index", async () => {
  const { plan, read } = await explain(
    `select distinct number from ledger.entry where player_id = 'player7' and number < ${march}
     order by number desc limit 100`,
  );
  expect(read).toEqual(["entry_2030_02"]);
  expect(plan).not.toMatch(/Sort|Hash|Seq Scan/);
});

it("finds a player's newest entry in the newest month that has one", async () => {
  const { plan, read } = await explain("select max(number) from ledger.entry where player_id = 'player7'");
  // The partitions for future months are still empty.
  expect(read).toEqual(["entry_2030_06", "entry_2030_05", "entry_2030_04"]);
  expect(plan).not.toMatch(/Sort|Seq Scan/);
});

it("reads the entries of a page from its months alone", async () => {
  const { read } = await explain(
    `with page as materialized (
       select distinct number from ledger.entry where player_id = 'player7' and number < ${march}
       order by number desc limit 100
     )
     select number, amount from ledger.entry where player_id = 'player7'
       and number >= (select min(number) from page) and number <= (select max(number) from page)`,
  );
  expect(read).toEqual(["entry_2030_02", "entry_2030_02"]);
});

it("finds what a posting moved in the house's accounts without reading its other months", async () => {
  const { plan, read } = await explain(
    `select l.amount from (select ${march}::bigint + n as number from generate_series(1, 100) as n) as p
     cross join lateral ledger.house_lines(p.number, '[]') as l`,
  );
  expect(read).toEqual(["entry_2030_03"]);
  expect(plan).not.toContain("Hash");
});
