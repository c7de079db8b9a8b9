import { checkReports } from "@parlour/contracts/calls/office/reports/check-reports";
import { exportReport } from "@parlour/contracts/calls/office/reports/export-report";
import { getOverview } from "@parlour/contracts/calls/office/reports/get-overview";
import { getReport } from "@parlour/contracts/calls/office/reports/get-report";
import { listReportPostings } from "@parlour/contracts/calls/office/reports/list-report-postings";
import { rebuildReports } from "@parlour/contracts/calls/office/reports/rebuild-reports";
import { REPORTS, type ReportTable } from "@parlour/contracts/entities/report";
import { houseAccount, playerAccount } from "@parlour/ledger";
import { readPlayerRevenue } from "@parlour/ledger/player-revenue";
import { writeRates } from "@parlour/server/services/money/exchange-rates";
import { aggregatePostings } from "@parlour/server/services/office/reports";
import { productsOf as roundGames } from "@parlour/wagering/rounds";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { type TestClient, type TestStack, testStack } from "../testing.ts";
import { betFrom, depositTo } from "../testing-money.ts";
import { actAsOperator, authoriseTestOperator } from "../testing-operator.ts";
import { addFundedPlayer, openGame, play } from "../testing-rounds.ts";

const dayMs = 86_400_000;

let stack: TestStack;
let desk: TestClient;
let played: { staked: number; won: number; bets: number };
let days: { first: string; second: string };

const today = () => stack.clock.now().toISOString().slice(0, 10);
const period = () => ({ from: days.first, to: days.second, currency: "EUR" });
const settle = async () => {
  stack.clock.advance(61_000);
  await aggregatePostings(stack.kit, roundGames);
};

/**
 * Posts two days of activity in a currency that no other data uses: deposits, roulette, and a bet outside any
 * game round.
 */
beforeAll(async () => {
  stack = await testStack({ shell: "none", authoriseOperator: authoriseTestOperator });
  desk = actAsOperator(stack.client(), "frida", ["PAYMENTS", "GAMES"]);
  const first = today();
  const { client, playerId } = await addFundedPlayer(stack, { currency: "EUR", amountMinor: 50_000n });
  const { gameSession } = await openGame(client, "1001");
  played = { staked: 0, won: 0, bets: 6 };
  for (let index = 0; index < played.bets; index++) {
    const { body } = await play(client, gameSession, { bets: [{ spot: "red", stake: 10 }] });
    played.staked += body.stake;
    played.won += body.win;
  }
  await settle();
  stack.clock.advance(dayMs);
  days = { first, second: today() };
  await depositTo(stack, { playerId, id: "second deposit", currency: "EUR", amountMinor: 2_500n });
  await betFrom(stack, { playerId, id: "a bet of its own", currency: "EUR", amountMinor: 300n });
}, 90_000);
afterAll(() => stack.close());

const read = async (report: (typeof REPORTS)[number]): Promise<ReportTable> =>
  (await desk.call(getReport, { params: { report }, query: period() })).body;
const columnOf = (table: ReportTable, key: string) => table.columns.findIndex((column) => column.key === key);

describe("the overview", () => {
  it("is as current as the ledger, and compares with the days before", async () => {
    const { body } = await desk.call(getOverview, { query: period() });
    const gross = played.staked - played.won + 3;
    expect(body.totals).toMatchObject({
      deposits: { now: 525, before: 0 },
      stakes: { now: played.staked + 3, before: 0 },
      grossRevenue: { now: gross, before: 0 },
      netRevenue: { now: gross, before: 0 },
    });
    expect(body.days.map(({ day, deposits }) => [day, deposits])).toEqual([
      [days.first, 500],
      [days.second, 25],
    ]);
    expect(body.verticals).toMatchObject([{ vertical: "casino", grossRevenue: gross }]);
    expect(body.games).toMatchObject([{ name: "European Roulette", bets: played.bets, wins: played.won }]);
    expect(body.totals.signUps.now).toBeGreaterThan(0);
    expect(body.currencies).toContain("EUR");
    expect(body.currencies).not.toContain("PTS");
  });

  it("shows the same before and after aggregation", async () => {
    const before = (await desk.call(getOverview, { query: period() })).body;
    await settle();
    const after = (await desk.call(getOverview, { query: period() })).body;
    expect({ ...after, online: 0, gatheredAt: null }).toEqual({ ...before, online: 0, gatheredAt: null });
  });
});

describe("a report", () => {
  it.each(["revenue", "games", "payments", "daily-totals"] as const)(
    "of %s links every figure to postings with the same sum",
    async (report) => {
      const table = await read(report);
      expect(table.rows.length).toBeGreaterThan(0);
      for (const { value, trace } of table.rows.flat()) {
        if (trace === undefined) continue;
        const query = { ...trace, currency: "EUR" };
        const { body } = await desk.call(listReportPostings, { query });
        expect(body.nextCursor).toBeNull();
        const sum = body.items.reduce((total, { amount }) => total + amount, 0);
        expect(sum, JSON.stringify(trace)).toBeCloseTo(Number(value), 8);
      }
    },
  );

  it("of revenue has the overview's net revenue: net revenue has one meaning", async () => {
    const table = await read("revenue");
    const { totals } = (await desk.call(getOverview, { query: period() })).body;
    expect(table.totals[columnOf(table, "netRevenue")]).toBeCloseTo(totals.netRevenue.now, 8);
  });

  it("of returns shows what a game paid, and that six bets prove nothing", async () => {
    const table = await read("returns");
    const [row] = table.rows;
    expect(row?.[columnOf(table, "actual")]?.value).toBeCloseTo((100 * played.won) / played.staked, 3);
    expect(row?.[columnOf(table, "proven")]?.value).toBe(97.2973);
    expect(row?.[columnOf(table, "verdict")]?.value).toBe("too few bets");
  });

  it("of daily totals ends each day with the players' total balance", async () => {
    const table = await read("daily-totals");
    const funds = table.rows.map((row) => row[columnOf(table, "playerFunds")]?.value);
    const firstDay = 500 - played.staked + played.won;
    expect(funds).toEqual([firstDay + 25 - 3, firstDay]);
    expect(table.totals[columnOf(table, "playerFunds")]).toBeNull();
    expect(table.totals[columnOf(table, "deposits")]).toBe(525);
  });

  it.each(REPORTS)("of %s is a table and a CSV file", async (report) => {
    const table = await read(report);
    const { status, body, headers } = await desk.call(exportReport, { params: { report }, query: period() });
    expect(status).toBe(200);
    expect(headers.get("content-type")).toContain("text/csv");
    expect(String(body).trim().split("\r\n")).toHaveLength(table.rows.length + 1);
  });

  it("refuses days in the wrong order", async () => {
    const query = { from: days.second, to: days.first };
    expect((await desk.call(getReport, { params: { report: "revenue" }, query })).status).toBe(422);
  });
});

describe("a report of all currencies", () => {
  const combined = (report: (typeof REPORTS)[number], currency: string) =>
    desk.call(getReport, { params: { report }, query: { ...period(), currency, combined: "true" } });

  it("converts each day by its own rate, and shows which", async () => {
    const { db } = stack.kit;
    const noon = (day: string) => new Date(`${day}T12:00:00Z`);
    await writeRates(db, { USD: 1, EUR: 1.1, CAD: 0.5 }, noon(days.first));
    await writeRates(db, { USD: 1, EUR: 2, CAD: 0.5 }, noon(days.second));
    const { playerId } = await addFundedPlayer(stack, { currency: "CAD", amountMinor: 1_000n });
    expect(playerId).not.toBe("");
    const alone = async (currency: string) =>
      (await desk.call(getReport, { params: { report: "payments" }, query: { ...period(), currency } })).body;
    const { body: table } = await combined("payments", "USD");
    const each = await Promise.all(table.currencies.map(alone));
    const eur = await alone("EUR");
    const on = (from: ReportTable, day: string) =>
      Number(from.rows.find(([cell]) => cell?.value === day)?.[columnOf(from, "deposits")]?.value);
    const rateOf = (currency: string, day: string) =>
      table.conversion?.rates.find((one) => one.currency === currency && one.day === day)?.rate ?? 1;
    for (const day of [days.first, days.second]) {
      const expected = each.reduce((sum, one) => sum + on(one, day) * rateOf(one.currency, day), 0);
      expect(on(table, day)).toBeCloseTo(expected, 1);
    }
    expect([on(eur, days.first), on(eur, days.second)]).toEqual([500, 25]);
    expect([rateOf("EUR", days.first), rateOf("EUR", days.second)]).toEqual([1.1, 2]);
    expect(table.currencies.length).toBeGreaterThan(2);
    expect(table.conversion?.rates).toContainEqual({
      day: days.second,
      currency: "EUR",
      rate: 2,
      rateDay: days.second,
    });
    expect(table.rows.flat().every(({ trace }) => trace === undefined)).toBe(true);
    expect((await read("payments")).conversion).toBeNull();
  });

  it("has one definition of gross and net: they add up after the conversion too", async () => {
    const [result, revenue] = [
      (await combined("result", "USD")).body,
      (await combined("revenue", "USD")).body,
    ];
    for (const key of ["grossRevenue", "netRevenue"]) {
      expect(result.totals[columnOf(result, key)]).toBeCloseTo(revenue.totals[columnOf(revenue, key)]!, 8);
    }
    const [gross, cost, net] = ["grossRevenue", "promotionCost", "netRevenue"].map(
      (key) => result.totals[columnOf(result, key)]!,
    );
    expect(net).toBeCloseTo(gross! - cost!, 8);
  });

  it("counts the same revenue accounts as affiliates' statements, live tables included", async () => {
    const { playerId } = await addFundedPlayer(stack, { currency: "CHF", amountMinor: 1_000n });
    await betFrom(stack, { playerId, id: "casino", currency: "CHF", amountMinor: 300n });
    await stack.kit.ledger.post({
      playerId,
      id: "live",
      type: "BET",
      reference: { kind: "round", id: "live" },
      transfers: [
        {
          from: playerAccount(playerId, "cash", "CHF"),
          to: houseAccount("revenueLive", "CHF"),
          amountMinor: 200n,
        },
      ],
    });
    await settle();
    const query = { from: days.first, to: today(), currency: "CHF" };
    const { body: table } = await desk.call(getReport, { params: { report: "revenue" }, query });
    expect(table.totals[columnOf(table, "netRevenue")]).toBe(5);
    const before = new Date(stack.clock.now().getTime() + 1);
    const [revenue] = await readPlayerRevenue(stack.kit.db.pool, {
      playerIds: [playerId],
      from: new Date(0),
      before,
    });
    expect(revenue?.netMinor).toBe(500n);
  });

  it("is refused where an amount has no day, and in the CSV too", async () => {
    expect((await combined("countries", "USD")).status).toBe(422);
    const query = { ...period(), combined: "true" as const };
    const csv = await desk.call(exportReport, { params: { report: "retention" }, query });
    expect(csv.status).toBe(422);
  });
});

describe("the aggregates", () => {
  it("match the house's balances, and reveal when one was changed", async () => {
    expect((await desk.call(checkReports)).body).toMatchObject({ differences: [] });
    const change = "update report_flows set amount = amount + $1 where currency = 'EUR' and type = 'DEPOSIT'";
    await stack.kit.db.query(change, [1]);
    const { differences } = (await desk.call(checkReports)).body;
    expect(differences.map(({ account }) => account)).toEqual(["payments:EUR"]);
  });

  it("can be rebuilt from the postings by the right roles", async () => {
    const reason = "a sum was changed by hand";
    expect((await desk.call(rebuildReports, { body: { reason } })).status).toBe(403);
    const admin = actAsOperator(stack.client(), "ada", ["ADMIN"]);
    expect((await admin.call(rebuildReports, { body: { reason } })).status).toBe(200);
    await vi.waitFor(
      async () => {
        const rows = await stack.kit.db.query("select 1 from report_flows where currency = 'EUR'");
        expect(rows.length).toBeGreaterThan(0);
      },
      { timeout: 20_000 },
    );
    expect((await desk.call(checkReports)).body).toMatchObject({ differences: [] });
  });

  it("count every posting once when two servers aggregate at the same time", async () => {
    const { playerId } = await addFundedPlayer(stack, { currency: "EUR" });
    for (let index = 0; index < 30; index++) {
      await betFrom(stack, { playerId, id: `bet ${index}`, currency: "EUR", amountMinor: 10n });
    }
    stack.clock.advance(61_000);
    await Promise.all([1, 2, 3].map(() => aggregatePostings(stack.kit, roundGames)));
    await aggregatePostings(stack.kit, roundGames);
    expect((await desk.call(checkReports)).body).toMatchObject({ differences: [] });
    const [row] = await stack.kit.db.query<{ amount: string }>(
      "select sum(amount) as amount from report_flows where type = 'DEPOSIT' and currency = 'EUR'",
    );
    expect(row?.amount).toBe("152500");
    expect((await stack.kit.ledger.balancesOf(playerId))?.amountsMinor.total).toBe(99_700n);
  });

  it("are open only to the payments and games roles", async () => {
    const support = actAsOperator(stack.client(), "sasha", ["SUPPORT"]);
    expect((await support.call(getOverview, { query: period() })).status).toBe(403);
  });
});

describe("the backlog", () => {
  const oldestSeconds = async () => {
    const text = await (await fetch(`${stack.origin}/metrics`)).text();
    return Number(/^parlour_reports_oldest_posting_seconds (\S+)$/m.exec(text)?.[1]);
  };

  it("is the age of the oldest posting that has not been added up", async () => {
    const { playerId } = await addFundedPlayer(stack, { currency: "USD" });
    await settle();
    await vi.waitFor(async () => expect(await oldestSeconds()).toBe(0), 15_000);
    await depositTo(stack, { playerId, id: "not added up yet", currency: "USD", amountMinor: 500n });
    // The job leaves out postings of the last minute, so no other run of the job can include this posting.
    stack.clock.advance(30_000);
    await vi.waitFor(async () => expect(await oldestSeconds()).toBe(30), 15_000);
    await settle();
    await vi.waitFor(async () => expect(await oldestSeconds()).toBe(0), 15_000);
  });
});
