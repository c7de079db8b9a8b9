import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { checkReports } from "@parlour/contracts/calls/office/reports/check-reports";
import { getPlayerStatement } from "@parlour/contracts/calls/protection/statements/get-player-statement";
import { archivePartition } from "@parlour/ledger/archive/archive-partition";
import { listDue } from "@parlour/ledger/archive/partitions";
import { restorePartition } from "@parlour/ledger/archive/restore-partition";
import { verifyArchives } from "@parlour/ledger/archive/verify-archives";
import { openMonths } from "@parlour/ledger/months";
import { readPlayerRevenue } from "@parlour/ledger/player-revenue";
import { verifyLedger } from "@parlour/ledger/verify";
import type { Kit } from "@parlour/server/kit/kit";
import { reconcile } from "@parlour/server/services/money/payment";
import { aggregatePostings } from "@parlour/server/services/office/reports";
import { verifyPools } from "@parlour/server/services/racing/racebook";
import { readOpenRevenue } from "@parlour/wagering/open-revenue";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createSandboxPayments } from "../sandbox-payments.ts";
import { seedHistory } from "../seed/history/seed-history.ts";
import { type TestStack, testStack } from "../testing.ts";
import { playRound } from "../testing-bonuses.ts";
import { addPayer } from "../testing-cashier.ts";
import { actAsOperator, authoriseTestOperator } from "../testing-operator.ts";
import { raceDay, raceDayEnvironment } from "../testing-racing.ts";

const dayMs = 86_400_000;

let stack: TestStack;
let folder: string;
beforeAll(async () => {
  stack = await testStack({
    shell: "none",
    authoriseOperator: authoriseTestOperator,
    env: raceDayEnvironment,
  });
  folder = mkdtempSync(join(tmpdir(), "parlour-archive-"));
  // The history needs race cards, so we switch on the racing calendar, which is off in tests.
  const kit: Kit = { ...stack.kit, config: { ...stack.kit.config, racingCalendar: "on" } };
  await seedHistory(kit, stack.ports, { players: 12, days: 4 });
  // A round that is still open when its stake is archived.
  const { player } = await addPayer(stack);
  await playRound(stack, { playerId: player.id, kind: "bet", ends: false, stakeMinor: 700 });
  // A betting pool that is already settled when its stakes are archived.
  await stack.ports.racebook.driver.publish(1);
  const day = raceDay(stack);
  const { race, runners, pools } = await day.nextRace();
  const { poolId } = pools.find(({ type }) => type === "win")!;
  const bet = { market: "POOL", poolId, selections: [[[runners[0]!.interest]]], stake: 5 };
  expect((await day.bet(await day.addPunter(), bet)).status).toBe(201);
  await day.runRace(race.startsAt);
}, 180_000);
afterAll(async () => {
  if (folder) rmSync(folder, { recursive: true });
  await stack?.close();
});

/**
 * Reads everything that is computed from ledger entries: histories, statements, revenue, payments, pools and
 * reports.
 */
async function readEverything(seededAt: Date) {
  const { db, ledger } = stack.kit;
  const players = await db.query<{ id: string }>("select id from players order by id");
  const desk = actAsOperator(stack.client(), "frida", ["PAYMENTS", "SUPPORT"]);
  const day = (ms: number) => new Date(seededAt.getTime() + ms).toISOString().slice(0, 10);
  const wallets = [];
  for (const { id: playerId } of players) {
    const history = await ledger.history({ playerId, limit: 1_000 });
    const query = { from: day(-3 * dayMs), to: day(0), timeZone: "UTC", language: "en" as const };
    const statement = await desk.call(getPlayerStatement, { params: { playerId }, query });
    expect(statement.status).toBe(200);
    wallets.push({ playerId, history, statement: { ...statement.body, createdAt: null } });
  }
  const playerIds = players.map(({ id }) => id);
  const { provider } = createSandboxPayments(stack.kit, stack.ports);
  const before = new Date(seededAt.getTime() + 1);
  return {
    wallets,
    revenue: await readPlayerRevenue(db.pool, { playerIds, from: new Date(0), before }),
    open: await readOpenRevenue(db, { playerIds, at: before }),
    books: await reconcile(stack.kit, provider, new Date(0), before),
    pools: await verifyPools(db),
    reports: (await desk.call(checkReports)).body.differences,
  };
}

it("shows players and operators the same when the entries are archived", { timeout: 180_000 }, async () => {
  const { db, ledger } = stack.kit;
  // The server counts settled bets in the background and posts points for them, so we wait until it has
  // finished.
  await expect
    .poll(() => db.query("select from wagering.settlement limit 1"), { timeout: 30_000 })
    .toEqual([]);
  // Jobs that end bonuses and pay cashback would change histories between the first and the second reading.
  await stack.kit.jobs.stop();
  const seededAt = stack.clock.now();
  stack.clock.advance(61_000);
  await aggregatePostings(stack.kit, stack.ports.roundGames);
  const before = await readEverything(seededAt);
  expect(before.wallets.flatMap(({ history }) => history.items).length).toBeGreaterThan(100);
  expect(before.revenue.length).toBeGreaterThan(5);
  expect(before.open.length).toBeGreaterThan(0);
  expect(before.books.compared).toBeGreaterThan(5);
  expect(before.books.differences).toEqual([]);
  expect(before.pools).toMatchObject({ differences: [] });
  expect(before.pools.pools).toBeGreaterThan(0);
  expect(before.reports).toEqual([]);

  stack.clock.advance(70 * dayMs);
  await aggregatePostings(stack.kit, stack.ports.roundGames);
  await openMonths(db.pool, stack.clock.now());
  const due = await listDue(db.pool, { now: stack.clock.now(), onlineMonths: 1 });
  expect(due[0]?.name).toBe("entry_first");
  for (const month of due) await archivePartition(db.pool, month, { folder, now: stack.clock.now() });
  const [dropped] = await db.query<{ gone: boolean }>(
    "select to_regclass('ledger.entry_first') is null as gone",
  );
  expect(dropped).toEqual({ gone: true });

  expect(await readEverything(seededAt)).toEqual(before);
  expect((await verifyLedger(db.pool)).differences).toEqual([]);
  expect((await verifyArchives(db.pool, folder)).differences).toEqual([]);

  // New postings continue from the balances that were carried forward.
  const { playerId } = before.wallets.find(({ history }) => history.items.length > 0)!;
  const last = before.wallets.find((wallet) => wallet.playerId === playerId)!.history.items[0]!;
  const currency = last.currency;
  const transfers = [
    {
      from: { playerId: "house", id: `payments:${currency}` },
      to: { playerId, id: `cash:${currency}` },
      amountMinor: 5n,
    },
  ];
  const posted = await ledger.post({ playerId, id: "after the archive", type: "DEPOSIT", transfers });
  expect(posted.outcome).toBe("POSTED");
  const [newest, second] = (await ledger.history({ playerId, limit: 2 })).items;
  expect(newest).toMatchObject({ amountMinor: 5n, balanceAfterMinor: last.balanceAfterMinor + 5n });
  expect(second).toEqual(last);
  expect((await verifyLedger(db.pool)).differences).toEqual([]);

  for (const _ of due) await restorePartition(db.pool, { folder });
  expect((await verifyLedger(db.pool)).differences).toEqual([]);
  const [count] = await db.query<{ archived: string }>(
    "select count(*)::text as archived from ledger.archived_numbers",
  );
  expect(count).toEqual({ archived: "0" });
});
