import type { Pool } from "pg";
import { expect, test } from "vitest";
import type { Database } from "./database.ts";
import { createReads } from "./reads.ts";
import type { Replica } from "./replica.ts";

type Answer = { rows: object[] } | Error;

/** A primary at log position 5, and a replica that answers as the test specifies. */
function openReads({
  isFit = true,
  replays = [true],
  data = [{ from: "replica" }] as object[] | Error,
} = {}) {
  const positions = [...replays];
  const statements: string[] = [];
  const released: unknown[] = [];
  const answer = (text: string): Answer => {
    if (text.includes("replay_lsn")) return { rows: [{ has: positions.shift() ?? replays.at(-1) }] };
    return data instanceof Error ? data : { rows: text.startsWith("select") ? data : [] };
  };
  const query = async (statement: string | { text: string }) => {
    const text = typeof statement === "string" ? statement : statement.text;
    statements.push(text);
    const given = text.startsWith("begin") || text === "commit" ? { rows: [] } : answer(text);
    if (given instanceof Error) throw given;
    return given;
  };
  const client = { query, release: (failure: unknown) => released.push(failure) };
  const replica = {
    pool: { query, connect: async () => client } as unknown as Pool,
    isFit: () => isFit,
  } as Replica;
  const primary = async (text: string) =>
    text.includes("wal_lsn") ? [{ position: "0/5" }] : [{ from: "primary" }];
  const db = { query: primary } as unknown as Database;
  const counted: string[] = [];
  const reads = createReads({ db, replica, onRead: (source) => counted.push(source) });
  return { reads, counted, statements, released };
}

const read = (from: { query(text: string): Promise<object[]> }) => from.query("select history");

test("a read that must be up to date waits until the replica has the primary's last commit", async () => {
  const { reads, counted, statements, released } = openReads({ replays: [false, false, true] });
  expect(await reads.upToDate(read)).toEqual([{ from: "replica" }]);
  expect(counted).toEqual(["replica"]);
  expect(statements.filter((text) => text.includes("replay_lsn"))).toHaveLength(3);
  expect(statements.at(-1)).toBe("commit");
  expect(released).toEqual([undefined]);
});

test("a replica that does not catch up in time is not read", async () => {
  const { reads, counted, statements } = openReads({ replays: [false] });
  const startedMs = performance.now();
  expect(await reads.upToDate(read)).toEqual([{ from: "primary" }]);
  expect(performance.now() - startedMs).toBeLessThan(5_000);
  expect(statements).not.toContain("select history");
  expect(counted).toEqual(["primary"]);
});

test("the primary is read while the replica is unfit", async () => {
  const { reads, statements } = openReads({ isFit: false });
  expect(await reads.upToDate(read)).toEqual([{ from: "primary" }]);
  expect(await read(reads.recent)).toEqual([{ from: "primary" }]);
  expect(statements).toEqual([]);
});

test.each([
  ["a lost connection", Object.assign(new Error("Connection terminated unexpectedly"), {})],
  ["a conflict with recovery", Object.assign(new Error("canceling statement"), { code: "40001" })],
  ["a shutdown", Object.assign(new Error("terminating connection"), { code: "57P01" })],
])("after %s the read is repeated on the primary", async (_name, failure) => {
  const { reads, counted, released } = openReads({ data: failure });
  expect(await reads.upToDate(read)).toEqual([{ from: "primary" }]);
  expect(await read(reads.recent)).toEqual([{ from: "primary" }]);
  expect(counted).toEqual(["primary", "primary"]);
  expect(released).toEqual([failure]);
});

test("a mistake in a read is reported and not repeated", async () => {
  const failure = Object.assign(new Error("column does not exist"), { code: "42703" });
  const { reads, released } = openReads({ data: failure });
  await expect(reads.upToDate(read)).rejects.toBe(failure);
  await expect(read(reads.recent)).rejects.toBe(failure);
  expect(released).toEqual([failure]);
});

test("without a replica the primary is read as it is", async () => {
  const db = { query: async () => [{ from: "primary" }] } as unknown as Database;
  const reads = createReads({ db, replica: undefined });
  expect(reads.recent).toBe(db);
  expect(await reads.upToDate(read)).toEqual([{ from: "primary" }]);
});
