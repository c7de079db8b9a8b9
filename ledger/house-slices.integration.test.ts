import { afterAll, beforeAll, expect, test } from "vitest";
import { createLedger } from "./index.ts";
import { readHouseBalances } from "./read-postings.ts";
import { bet, openTestLedger, revenue, type TestLedger } from "./testing/test-ledger.ts";

let first: TestLedger;
beforeAll(async () => {
  first = await openTestLedger();
  for (const playerId of ["ada", "ben"]) await first.player(playerId, 10_000n);
});
afterAll(() => first.close());

const otherServer = (slice: number) => createLedger({ pool: first.database.pool, clock: first.clock, slice });

test("an account is the sum of its slices, whichever server posts and reverses", async () => {
  const other = otherServer(3);
  await first.ledger.post(bet("ada", "bet-1", 500n));
  expect(await other.post(bet("ben", "bet-2", 700n))).toMatchObject({ outcome: "POSTED" });
  const { rows } = await first.database.pool.query<{ id: string; kind: string; balance: string }>(
    "select id, kind, balance from ledger.account where player_id = 'house' and kind = 'revenueCasino' order by id",
  );
  expect(rows).toEqual([
    { id: "revenueCasino:USD", kind: "revenueCasino", balance: "500" },
    { id: "revenueCasino:USD#3", kind: "revenueCasino", balance: "700" },
  ]);
  expect((await first.ledger.accountsOf("house")).get(revenue.id)).toBe(1_200n);
  expect((await readHouseBalances(first.database.pool, 1_000_000n)).get(revenue.id)).toBe(1_200n);
  // A repeated posting is recognised on every server, and a reversal returns money that was posted on another server.
  expect(await first.ledger.post(bet("ben", "bet-2", 700n))).toMatchObject({ replayed: true });
  const undo = { playerId: "ben", of: "bet-2", id: "undo-2", type: "REFUND" } as const;
  expect(await first.ledger.rollback(undo)).toMatchObject({ outcome: "POSTED" });
  expect((await first.ledger.accountsOf("house")).get(revenue.id)).toBe(500n);
  await other.close();
});

// The embedded engine has only one connection, so nothing happens between two statements of a posting.
test.skipIf(process.env.TEST_DATABASE_URL === undefined)(
  "a slice that another server opens while a posting waits for its player is found",
  async () => {
    const { pool } = first.database;
    const servers = [otherServer(9), otherServer(9)] as const;
    const holder = await pool.connect();
    try {
      await holder.query("begin");
      await holder.query("select from ledger.account where player_id = 'ben' for update");
      const waiting = servers[0].post(bet("ben", "late-slice", 1n));
      const isBlocked = async () =>
        (
          await pool.query(
            "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query like '%ledger.post%'",
          )
        ).rowCount;
      await expect.poll(isBlocked).toBe(1);
      expect(await servers[1].post(bet("ada", "first-slice", 1n))).toMatchObject({ outcome: "POSTED" });
      await holder.query("commit");
      expect(await waiting).toMatchObject({ outcome: "POSTED" });
    } finally {
      await holder.query("rollback");
      holder.release();
      for (const server of servers) await server.close();
    }
  },
);

// The embedded engine has only one connection, so its commits never wait for each other.
test.skipIf(process.env.TEST_DATABASE_URL === undefined)(
  "servers with different slices do not wait for each other's commit",
  async () => {
    const { pool } = first.database;
    const slow = await pool.connect();
    const post = async (slice: number, id: string) => {
      const server = createLedger({ pool, clock: first.clock, slice, patienceMs: 0 });
      const client = await pool.connect();
      try {
        await client.query("begin");
        await client.query("set local lock_timeout = '200ms'");
        const tx = { client, afterCommit() {} };
        const wallets = await server.lock(tx, { wallets: [{ playerId: "ben", currency: "USD" }] });
        const { outcome } = await wallets.post(bet("ben", id, 1n));
        await client.query("commit");
        return outcome;
      } catch (error) {
        await client.query("rollback");
        return (error as { code?: string }).code;
      } finally {
        client.release();
        await server.close();
      }
    };
    try {
      await slow.query("begin");
      const tx = { client: slow, afterCommit() {} };
      const wallets = await otherServer(4).lock(tx, { wallets: [{ playerId: "ada", currency: "USD" }] });
      await wallets.post(bet("ada", "slow", 1n));
      const lockNotAvailable = "55P03";
      expect(await post(4, "same-slice")).toBe(lockNotAvailable);
      expect(await post(5, "other-slice")).toBe("POSTED");
    } finally {
      await slow.query("commit");
      slow.release();
    }
  },
);
