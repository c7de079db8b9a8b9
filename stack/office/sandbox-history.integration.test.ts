import { checkReports } from "@parlour/contracts/calls/office/reports/check-reports";
import { getReport } from "@parlour/contracts/calls/office/reports/get-report";
import { listRecentWins } from "@parlour/contracts/calls/play/casino-lobby/list-recent-wins";
import type { ReportName, ReportTable } from "@parlour/contracts/entities/report";
import { fairStream } from "@parlour/games/kit/math/fair-stream";
import { verifyLedger } from "@parlour/ledger/verify";
import type { Kit } from "@parlour/server/kit/kit";
import { unseal } from "@parlour/server/kit/secret-box";
import { createDirectorySources } from "@parlour/server/main/player-directory";
import { reconcile } from "@parlour/server/services/money/payment";
import { verifyChain } from "@parlour/server/services/office/operator";
import { gatherDirectory } from "@parlour/server/services/office/player-directory";
import { aggregatePostings } from "@parlour/server/services/office/reports";
import { gatherResults } from "@parlour/server/services/rewards/campaigns";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createSandboxPayments } from "../sandbox-payments.ts";
import { seedHistory } from "../seed/history/seed-history.ts";
import { type TestStack, testStack } from "../testing.ts";
import { actAsOperator, authoriseTestOperator } from "../testing-operator.ts";

const size = { players: 40, days: 5 };
const tables = [
  "players",
  "deposits",
  "withdrawals",
  "wagering.wager",
  "ledger.entry",
  "documents",
  "sessions",
];

let stack: TestStack;
let kit: Kit;
let written: number;

beforeAll(async () => {
  stack = await testStack({ shell: "none", authoriseOperator: authoriseTestOperator });
  // The history needs race cards, so we switch on the racing calendar, which is off in tests.
  kit = { ...stack.kit, config: { ...stack.kit.config, racingCalendar: "on" } };
  written = await seedHistory(kit, stack.ports, size);
});
afterAll(() => stack.close());

const count = async (what: string): Promise<number> =>
  Number((await stack.kit.db.query<{ count: string }>(`select count(*) from ${what}`))[0]!.count);

describe("the sandbox's history", () => {
  it("fills the lists and queues of the console", async () => {
    expect(written).toBe(size.players);
    expect(await count("player_directory where player_id like 'player_sandbox_%'")).toBe(size.players);
    expect(await count("deposits where status = 'COMPLETED'")).toBeGreaterThan(size.players / 2);
    expect(await count("deposits where status = 'DECLINED'")).toBeGreaterThan(0);
    expect(await count("withdrawals where status = 'PENDING'")).toBeGreaterThan(0);
    expect(await count("wagering.wager where vertical = 'casino'")).toBeGreaterThan(200);
    expect(await count("sports.bet where status in ('WON', 'LOST')")).toBeGreaterThan(0);
    expect(await count("racing_bets where outcome in ('WON', 'LOST')")).toBeGreaterThan(0);
    expect(await count("documents where status = 'PENDING'")).toBeGreaterThan(0);
    expect(await count("contact_messages where state = 'OPEN'")).toBeGreaterThan(0);
    expect(await count("chats where state = 'ENDED'")).toBeGreaterThan(0);
  });

  it("has people who play with what they deposit, so that the house edge shows in the revenue", async () => {
    const [played] = await stack.kit.db.query<{ staked: string; wagers: string }>(
      "select sum(staked) as staked, count(*) as wagers from wagering.wager where vertical = 'casino'",
    );
    const [paid] = await stack.kit.db.query<{ deposited: string }>(
      // The few people whose deposits opened a case pay in far more than they play with.
      `select sum(amount_minor) as deposited from deposits
       where status = 'COMPLETED' and player_id not in (select player_id from cases where kind = 'AML')`,
    );
    // People who have just joined have not staked all of their deposits yet.
    expect(Number(played!.staked)).toBeGreaterThan(Number(paid!.deposited) / 2);
    expect(Number(played!.wagers)).toBeGreaterThan(12 * size.players);
  });

  it("shows the same account at every withdrawal of a player", async () => {
    const changing =
      "select 1 from withdrawals group by player_id, target having count(distinct target_label) > 1";
    expect(await count(`(${changing}) as one`)).toBe(0);
  });

  it("has bonuses, loyalty points and campaigns with results", async () => {
    const own = "player_id like 'player_sandbox_%'";
    expect(
      await count(`bonuses where ${own} and offer_id = 'offer_welcome' and amount_minor > 0`),
    ).toBeGreaterThan(0);
    expect(await count(`bonuses where ${own} and offer_id = 'offer_weekly_cashback'`)).toBeGreaterThan(0);
    expect(await count(`bonus_grants where id = 'grant_sandbox'`)).toBe(1);
    expect(await count(`loyalty_players where ${own} and tier_points > 0`)).toBeGreaterThan(size.players / 4);
    // All settled play has been counted for bonuses and points.
    expect(await count("wagering.settlement")).toBe(0);
    expect(await count("campaigns where state = 'FINISHED'")).toBe(1);
    expect(await count("campaigns where state = 'DRAFT'")).toBe(1);
    expect(await count("campaign_recipients where outcome = 'SENT'")).toBeGreaterThan(0);
    stack.clock.advance(61_000);
    await gatherResults(stack.ports.campaignParts);
    expect(await count("campaign_recipients where promotions <> 0")).toBeGreaterThan(0);
    expect(await count("outbox_messages where recipient like '%@sandbox.parlour.example'")).toBe(0);
  });

  it("conserves money: ledger, provider's books, audit log and reports agree", async () => {
    const { db } = stack.kit;
    expect((await verifyLedger(db.pool)).differences).toEqual([]);
    const { provider } = createSandboxPayments(stack.kit, stack.ports);
    const books = await reconcile(stack.kit, provider, new Date(0), stack.clock.now());
    expect(books.differences).toEqual([]);
    expect(books.compared).toBeGreaterThan(size.players / 2);
    expect((await verifyChain(db)).broken).toBeNull();
    stack.clock.advance(61_000);
    await aggregatePostings(stack.kit, stack.ports.roundGames);
    const desk = actAsOperator(stack.client(), "frida", ["PAYMENTS"]);
    expect((await desk.call(checkReports)).body.differences).toEqual([]);
  });

  it("draws every round from the player's seed, in order and without a gap", async () => {
    const { ports } = stack;
    const rounds = await kit.db.query<{
      player_id: string;
      product_id: string;
      draw_number: string;
      won: string;
      record: string;
      sealed_seed: Buffer;
      client_seed: string;
      used: string;
    }>(
      `select w.player_id, w.product_id, w.draw_number, w.won, w.record, s.sealed_seed, s.client_seed, d.used
       from wagering.wager w join fair_seeds s on s.owner = w.player_id and s.id = w.draw_key
         join wagering.draw d on d.player_id = w.player_id and d.key = w.draw_key
       where w.player_id like 'player_sandbox_%'`,
    );
    const numbers = new Map<string, Set<number>>();
    for (const round of rounds) {
      const { math } = ports.games.find(round.product_id)!;
      const serverSeed = unseal(kit, "server seeds", round.player_id, round.sealed_seed);
      const nonce = Number(round.draw_number);
      const random = fairStream({ serverSeed, clientSeed: round.client_seed, nonce });
      const { steps } = JSON.parse(round.record) as { steps: { action: unknown; win: number }[] };
      expect(steps[0]!.win).toBe(Number(round.won));
      expect(math!.begin(steps[0]!.action, random).win).toBe(Number(round.won));
      const drawn = numbers.get(round.player_id) ?? new Set();
      numbers.set(round.player_id, drawn.add(nonce));
      expect(nonce).toBeLessThan(Number(round.used));
      expect(drawn.size).toBeLessThanOrEqual(Number(round.used));
    }
    expect(numbers.size).toBeGreaterThan(size.players / 2);
  });

  it("lies in the past", async () => {
    const now = stack.kit.clock.now().toISOString();
    const own = "player_id like 'player_sandbox_%'";
    expect(await count(`ledger.posting where ${own} and posted_at > '${now}'`)).toBe(0);
    expect(await count(`sessions where ${own} and ended_at > '${now}'`)).toBe(0);
  });

  it("does not show its people to players", async () => {
    expect((await stack.client().call(listRecentWins)).body.wins).toEqual([]);
    expect(await count("sessions where player_id like 'player_sandbox_%' and ended_at is null")).toBe(0);
    expect(await count("chats where state <> 'ENDED'")).toBe(0);
  });

  it("adds nothing when the sandbox starts again, even on two servers at once", async () => {
    const before = await Promise.all(tables.map(count));
    const again = () => seedHistory(kit, stack.ports, size);
    expect(await Promise.all([again(), again()])).toEqual([0, 0]);
    expect(await Promise.all(tables.map(count))).toEqual(before);
  });

  it("is refused in production", async () => {
    const production = { ...kit, config: { ...kit.config, mode: "production" as const } };
    await expect(seedHistory(production, stack.ports, size)).rejects.toThrow("only the sandbox");
  });
});

describe("the reports over the history", () => {
  const currency = "USD";
  const totalOf = ({ columns, totals }: ReportTable, key: string) =>
    totals[columns.findIndex((column) => column.key === key)];
  let read: (report: ReportName) => Promise<ReportTable>;

  beforeAll(async () => {
    stack.clock.advance(61_000);
    await gatherDirectory({ ...createDirectorySources(stack.kit, stack.ports), kit: stack.kit });
    const desk = actAsOperator(stack.client(), "frida", ["PAYMENTS"]);
    const to = stack.clock.now().toISOString().slice(0, 10);
    const from = new Date(Date.parse(to) - 40 * 86_400_000).toISOString().slice(0, 10);
    read = async (report) =>
      (await desk.call(getReport, { params: { report }, query: { from, to, currency } })).body;
  });

  it("define gross and net revenue in one way", async () => {
    const [revenue, result, verticals] = await Promise.all([
      read("revenue"),
      read("result"),
      read("verticals"),
    ]);
    const gross = totalOf(revenue, "grossRevenue");
    expect(gross).not.toBe(0);
    expect(totalOf(result, "grossRevenue")).toBeCloseTo(gross!, 6);
    expect(totalOf(verticals, "grossRevenue")).toBeCloseTo(gross!, 6);
    expect(totalOf(result, "netRevenue")).toBeCloseTo(totalOf(revenue, "netRevenue")!, 6);
    const beside = ["chargebacks", "adjustments", "affiliateCost"].map((key) => totalOf(result, key)!);
    const rest = totalOf(result, "netRevenue")! + totalOf(result, "fees")! - beside.reduce((a, b) => a + b);
    expect(totalOf(result, "result")).toBeCloseTo(rest, 6);
  });

  it("count each credited deposit once, and each depositor once", async () => {
    const [methods, first, countries] = await Promise.all([
      read("methods"),
      read("first-deposits"),
      read("countries"),
    ]);
    const own = `currency = '${currency}' and player_id like 'player_sandbox_%'`;
    expect(totalOf(methods, "credited")).toBe(
      await count(`deposits where currency = '${currency}' and status in ('COMPLETED', 'REVERSED')`),
    );
    expect(totalOf(methods, "declined")).toBe(await count(`deposits where ${own} and status = 'DECLINED'`));
    const depositors = await count(
      `(select distinct player_id from deposits where ${own} and status in ('COMPLETED', 'REVERSED')) as one`,
    );
    expect(totalOf(first, "players")).toBeGreaterThanOrEqual(depositors);
    const rates = methods.rows.map((row) => row[5]!.value).filter((rate) => rate !== null);
    expect(rates.every((rate) => Number(rate) >= 0 && Number(rate) <= 100)).toBe(true);
    expect(countries.rows.length).toBeGreaterThan(1);
    expect(totalOf(countries, "depositors")).toBeGreaterThanOrEqual(depositors);
  });

  it("show who came back, but not in weeks that are not over", async () => {
    const { rows, columns } = await read("retention");
    expect(columns.map(({ key }) => key)).toEqual(["week", "players", "week1", "week2", "week3", "week4"]);
    const joined = rows.reduce((sum, row) => sum + Number(row[1]!.value), 0);
    expect(joined).toBeGreaterThanOrEqual(size.players);
    // All players joined within the last five days, so the second week after joining is not over for any of them.
    expect(rows.every((row) => row[3]!.value === null)).toBe(true);
    stack.clock.advance(21 * 86_400_000);
    const later = (await read("retention")).rows.filter((row) => row[2]!.value !== null);
    expect(later.length).toBeGreaterThan(0);
  });
});
