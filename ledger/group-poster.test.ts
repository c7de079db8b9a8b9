import { describe, expect, it } from "vitest";
import { houseAccount, playerAccount } from "./accounts.ts";
import { createGroupPoster, type GroupPosterOptions } from "./group-poster.ts";
import type { Posting } from "./posting.ts";

/** Creates a fake database that returns the answers set by the test and records the requests. */
function fakeDatabase(answer: (ids: string[], call: number) => void = () => {}) {
  const batches: string[][] = [];
  return {
    batches,
    async query<Row extends object>(_text: string, values: unknown[] = []) {
      const ids = JSON.parse(`[${String(values[3]).slice(1, -1)}]`) as string[];
      batches.push(ids);
      await new Promise((resolve) => setTimeout(resolve, 2));
      answer(ids, batches.length);
      const rows = ids.map(() => ({ outcome: "POSTED", posted_at: new Date(0), replayed: false }));
      return { rows: rows as unknown as Row[] };
    },
  };
}

const failure = (code: string) => Object.assign(new Error(code), { code });

function posterOn(pool: GroupPosterOptions["pool"], options: Partial<GroupPosterOptions> = {}) {
  return createGroupPoster({
    pool,
    slice: 0,
    now: () => new Date(0),
    queueLimit: 100,
    batchLimit: 10,
    patienceMs: 1_000,
    retryPauseMs: 5,
    onPosted: () => {},
    ...options,
  });
}

const posting = (id: string): Posting => ({
  playerId: "ann",
  id,
  type: "BET",
  transfers: [
    {
      from: playerAccount("ann", "cash", "USD"),
      to: houseAccount("revenueCasino", "USD"),
      amountMinor: 1n,
    },
  ],
});
const ids = (count: number) => Array.from({ length: count }, (_, index) => `b${index}`);

describe("group posting", () => {
  it("groups concurrent postings into one batch and later ones into the next", async () => {
    const database = fakeDatabase();
    const poster = posterOn(database);
    await Promise.all(ids(14).map((id) => poster.post(posting(id))));
    expect(database.batches.map((batch) => batch.length)).toEqual([10, 4]);
  });

  it("holds a posting back while another with its id is in progress", async () => {
    const database = fakeDatabase();
    const poster = posterOn(database);
    await Promise.all(["a", "a", "b", "a"].map((id) => poster.post(posting(id))));
    expect(database.batches).toEqual([["a", "b"], ["a"], ["a"]]);
  });

  it("refuses callers while the queue is full", async () => {
    const poster = posterOn(fakeDatabase(), { queueLimit: 20 });
    const results = await Promise.all(ids(50).map((id) => poster.post(posting(id))));
    const turnedAway = results.filter((result) => result.outcome === "OVERLOADED");
    expect(turnedAway).toHaveLength(30);
    expect((await poster.post(posting("later"))).outcome).toBe("POSTED");
  });

  it.each(["40001", "40P01", "23505", "57P01", "ECONNREFUSED"])("retries after %s", async (code) => {
    const database = fakeDatabase((_ids, call) => {
      if (call < 3) throw failure(code);
    });
    expect((await posterOn(database).post(posting("a"))).outcome).toBe("POSTED");
    expect(database.batches).toHaveLength(3);
  });

  it("reports an unknown outcome when the database stays away", async () => {
    const database = fakeDatabase(() => {
      throw new Error("Connection terminated unexpectedly");
    });
    const poster = posterOn(database, { patienceMs: 150 });
    const results = await Promise.all(["a", "b"].map((id) => poster.post(posting(id))));
    expect(results.map((result) => result.outcome)).toEqual(["UNAVAILABLE", "UNAVAILABLE"]);
  });

  it("isolates the one posting that fails and posts the others", async () => {
    const database = fakeDatabase((batch) => {
      if (batch.includes("b6")) throw failure("23514");
    });
    const poster = posterOn(database);
    const results = await Promise.allSettled(ids(10).map((id) => poster.post(posting(id))));
    expect(results.flatMap((result, index) => (result.status === "rejected" ? [index] : []))).toEqual([6]);
  });

  it("finishes waiting postings before it closes, and refuses later ones", async () => {
    const poster = posterOn(fakeDatabase());
    const waiting = Promise.all(ids(25).map((id) => poster.post(posting(id))));
    await poster.close();
    expect((await waiting).every((result) => result.outcome === "POSTED")).toBe(true);
    expect((await poster.post(posting("late"))).outcome).toBe("OVERLOADED");
  });
});
