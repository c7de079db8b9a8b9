import { setTimeout as sleep } from "node:timers/promises";
import { verifyLedger } from "@parlour/ledger/verify";
import { randomFrom } from "@parlour/poker/testing/random";
import type { Database } from "@parlour/server/kit/database";
import { afterEach, expect, test, vi } from "vitest";
import { stateOf, type TableHand } from "../../server/services/poker/poker-room/table-state.ts";
import { type Killable, killableStack, openPayers } from "../testing-killable.ts";
import type { Payer } from "../testing-killed-process.ts";
import { type Regular, seatRegular } from "../testing-poker-regular.ts";

const isFull = process.env.FULL_FAULTS !== undefined;
const durationMs = Number(process.env.POKER_FAULT_SECONDS ?? (isFull ? 600 : 20)) * 1_000;
/** The maximum time until a player is back in the seat after the server of the table was killed. */
const longestReturnMs = 5_000;
const longestStandstillMs = 15_000;
const depositMinor = 1_000_000;

const cashTables = isFull
  ? ["amber", "basalt", "cinnabar", "damask", "ebony", "fresco", "meteor"]
  : ["amber", "cinnabar", "meteor"];
const practiceTables = isFull
  ? ["practice-lounge", "practice-library", "practice-observatory", "practice-orangery"]
  : ["practice-lounge", "practice-orangery"];
/** Meteor is a fast-fold pool, whose members play several hands at the same time. */
const seatsAt = (tableId: string) => (tableId === "ebony" ? 2 : tableId === "meteor" ? 8 : 4);

const cleanUps: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
});

type Watch = { check(): void; longestMs(): number };

/** Detects a table whose running hand makes no progress. */
function watchTable(regulars: readonly Regular[]): Watch {
  let version = -1;
  let sinceMs = performance.now();
  let longestMs = 0;
  return {
    check() {
      const newest = Math.max(...regulars.map((one) => one.view()?.version ?? -1));
      const nowMs = performance.now();
      longestMs = Math.max(longestMs, nowMs - sinceMs);
      if (newest !== version) sinceMs = nowMs;
      version = newest;
    },
    longestMs: () => longestMs,
  };
}

/**
 * Expects that no hand loses or creates chips, and that each hand at a table starts with the stacks of the
 * previous one.
 */
function expectChipsKept(hands: readonly TableHand[]): void {
  for (const hand of hands) {
    const state = stateOf(hand);
    const brought = hand.setup.players.reduce((sum, { stack }) => sum + stack, 0);
    const kept = state.players.reduce((sum, { stack }) => sum + stack, state.result!.rake);
    expect(kept).toBe(brought);
  }
}

async function expectNoChipLost(db: Database, payers: readonly Payer[]): Promise<number> {
  expect((await verifyLedger(db.pool)).differences).toEqual([]);
  const [house] = await db.query<{ chips: number; rake: number }>(
    `select coalesce(sum(balance) filter (where kind = 'pokerTables' and currency = 'USD'), 0)::float8 as chips,
       coalesce(sum(balance) filter (where kind = 'revenuePoker' and currency = 'USD'), 0)::float8 as rake
     from ledger.account where player_id = 'house'`,
  );
  const [cash] = await db.query<{ minor: number }>(
    `select sum(balance)::float8 as minor from ledger.account
     where player_id = any($1) and id = 'cash:USD'`,
    [payers.map(({ playerId }) => playerId)],
  );
  expect(house!.chips).toBe(0);
  expect(cash!.minor + house!.rake).toBe(payers.length * depositMinor);
  const hands = await db.query<{ record: TableHand; number: number; table_id: string; cash: boolean }>(
    `select h.record, h.number::int as number, h.table_id, t.config->>'currency' is not null as cash
     from poker_hands h join poker_tables t on t.id = h.table_id order by h.table_id, h.number`,
  );
  expectChipsKept(hands.map(({ record }) => record));
  const raked = hands.filter((hand) => hand.cash).map(({ record }) => stateOf(record).result!.rake);
  expect(raked.reduce((sum, rake) => sum + rake, 0)).toBe(house!.rake);
  expect(await db.query("select number, record from poker_voided_hands")).toEqual([]);
  // Hand numbers have no gaps: every hand that was dealt was also finished and stored.
  for (const tableId of cashTables) {
    const numbers = hands.filter((hand) => hand.table_id === tableId).map(({ number }) => number);
    expect(numbers).toEqual(numbers.map((_, at) => at + 1));
  }
  return hands.length;
}

// Two processes can share a database only if it is a PostgreSQL server.
test.skipIf(process.env.TEST_DATABASE_URL === undefined)(
  "poker tables lose no chip and no hand while servers are killed at random",
  { timeout: durationMs + 240_000 },
  async () => {
    const random = randomFrom(25);
    const stack = await killableStack(cleanUps, { SHARED_ROUND_PACE: "10" });
    const servers: Killable[] = [await stack.start(), await stack.start()];
    const origin = () => servers[Math.floor(random() * servers.length)]!.origin;
    const seatCount = cashTables.reduce((sum, table) => sum + seatsAt(table), 0);
    const payers = await openPayers(servers[0]!.origin, seatCount);

    const unseated = payers.map(({ cookie }) => cookie);
    const cash = cashTables.map((tableId) =>
      Array.from({ length: seatsAt(tableId) }, (_, at) =>
        seatRegular({ tableId, seat: at + 1, cookie: unseated.pop()!, guest: null, origin, random }),
      ),
    );
    const practice = practiceTables.map((tableId) => [
      seatRegular({
        tableId,
        seat: 1,
        cookie: null,
        guest: `faults-guest-${tableId}-secret`,
        origin,
        random,
      }),
    ]);
    const tables = [...cash, ...practice];
    const watches = tables.map(watchTable);
    const watching = setInterval(() => {
      for (const watch of watches) watch.check();
    }, 100);
    cleanUps.push(() => clearInterval(watching));

    let kills = 0;
    const endMs = performance.now() + durationMs;
    while (performance.now() < endMs || kills < 2) {
      await sleep(1_000 + random() * 4_000);
      const [victim] = servers.splice(random() < 0.5 ? 0 : 1, 1);
      await victim!.kill();
      kills += 1;
      servers.push(await stack.start());
    }
    clearInterval(watching);
    await Promise.all(tables.flat().map((regular) => regular.leave()));
    // The rake and the cash-outs of the last hands may not have been posted yet.
    await vi.waitFor(
      () =>
        stack.withDatabase(async (db) => {
          const busy = await db.query("select id from poker_tables where is_busy");
          expect(busy).toEqual([]);
        }),
      { timeout: 60_000, interval: 500 },
    );
    for (const server of servers) await server.kill();

    const returns = tables.flat().flatMap(({ returnsMs }) => returnsMs);
    const longest = Math.max(...returns);
    const standstill = Math.max(...watches.map((watch) => watch.longestMs()));
    const hands = await stack.withDatabase((db) => expectNoChipLost(db, payers));
    process.stdout.write(
      `poker faults: ${kills} kills, ${hands} hands, ${returns.length} returns to a seat, the slowest after ` +
        `${Math.round(longest)} ms; longest standstill of a table ${Math.round(standstill)} ms\n`,
    );
    expect(kills).toBeGreaterThan(1);
    expect(hands).toBeGreaterThan(10);
    expect(returns.length).toBeGreaterThan(0);
    expect(longest).toBeLessThan(longestReturnMs);
    expect(standstill).toBeLessThan(longestStandstillMs);
  },
);
