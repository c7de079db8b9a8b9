import { createWithdrawal } from "@parlour/contracts/calls/money/payment/create-withdrawal";
import { exportReport } from "@parlour/contracts/calls/office/reports/export-report";
import { getReport } from "@parlour/contracts/calls/office/reports/get-report";
import { listReportPostings } from "@parlour/contracts/calls/office/reports/list-report-postings";
import { optIn } from "@parlour/contracts/calls/rewards/bonuses/opt-in";
import { amountOf } from "@parlour/rules/money";
import { writeRates } from "@parlour/server/services/money/exchange-rates";
import { aggregatePostings } from "@parlour/server/services/office/reports";
import { createLoyaltyPoints } from "@parlour/server/services/rewards/loyalty-points";
import { readOpenRevenue } from "@parlour/wagering/open-revenue";
import { productsOf as roundGames } from "@parlour/wagering/rounds";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type TestClient, type TestStack, testStack } from "../testing.ts";
import { addOffer } from "../testing-bonuses.ts";
import { addPayer, pay } from "../testing-cashier.ts";
import { depositTo } from "../testing-money.ts";
import { actAsOperator, authoriseTestOperator } from "../testing-operator.ts";
import { apply, wagerOf } from "../testing-protection.ts";

let stack: TestStack;
let desk: TestClient;
let payer: Awaited<ReturnType<typeof addPayer>>;

beforeAll(async () => {
  stack = await testStack({ shell: "none", authoriseOperator: authoriseTestOperator });
  desk = actAsOperator(stack.client(), "frida", ["PAYMENTS"]);
  // No other test data is in euros.
  payer = await addPayer(stack, { currency: "EUR", amountMinor: 100_00n });
}, 90_000);
afterAll(() => stack.close());

const query = { from: "2001-01-01", to: "2001-01-02", currency: "USD" };
const read = async (brand?: string) => {
  stack.clock.advance(61_000);
  await aggregatePostings(stack.kit, roundGames);
  const params = { report: "liability" as const };
  const answer = await desk.call(getReport, { params, query: { ...query, ...(brand && { brand }) } });
  expect(answer.status).toBe(200);
  return answer.body;
};

/** Returns the amounts in euros by kind, without the points that the bets earn. */
const readEuros = async (): Promise<Record<string, number>> => {
  const { rows } = await read();
  const euros = rows.filter(
    ([kind, currency]) => currency?.value === "EUR" && kind?.value !== "Loyalty points",
  );
  return Object.fromEntries(euros.map(([kind, , , amount]) => [kind?.value, Number(amount?.value)]));
};
const totalOf = (kinds: Record<string, number>) =>
  Object.values(kinds).reduce((sum, amount) => sum + amount, 0);

const placesOf: Record<string, (owner: string, kind: string) => boolean> = {
  "Withdrawable cash": (owner, kind) => owner === "player" && kind === "cash",
  "Money locked with bonuses": (owner, kind) => owner === "player" && kind === "locked",
  "Bonus money": (owner, kind) => owner === "player" && (kind === "bonus" || kind === "pendingBonus"),
  "Pending withdrawals": (owner, kind) => owner === "player" && kind === "pendingWithdrawal",
  Jackpots: (owner, kind) => owner === "house" && (kind === "jackpots" || kind === "studioJackpots"),
  "Betting pools": (owner, kind) => owner === "house" && kind === "racingPools",
  "Poker tables": (owner, kind) => owner === "house" && kind === "pokerTables",
  "Poker tournaments": (owner, kind) => owner === "house" && kind === "pokerTournaments",
  "Dealer tips": (owner, kind) => owner === "house" && kind === "dealerTips",
};

it("money moves between the kinds, and none is lost", async () => {
  const { client, player, linked } = payer;
  expect(await readEuros()).toEqual({ "Withdrawable cash": 100 });

  await depositTo(stack, { playerId: player.id, id: "more", currency: "EUR", amountMinor: 50_00n });
  expect(await readEuros()).toEqual({ "Withdrawable cash": 150 });

  const sports = wagerOf(player.id, 20_00n, { currency: "EUR" });
  const race = wagerOf(player.id, 10_00n, { currency: "EUR", vertical: "horses", productId: "race_1" });
  expect(await apply(stack, sports)).toBe("POSTED");
  expect(await apply(stack, race)).toBe("POSTED");
  const open = await readEuros();
  expect(open).toEqual({ "Withdrawable cash": 120, "Open bets: sports": 20, "Open bets: racing": 10 });
  const [revenue] = await readOpenRevenue(stack.kit.db, {
    playerIds: [player.id],
    at: new Date(stack.clock.now().getTime() + 1),
  });
  expect(revenue?.grossMinor).toBe(30_00n);

  const settle = { ...sports, kind: "settle" as const, operationId: "settled", payout: 45_00n };
  expect(await apply(stack, settle)).toBe("POSTED");
  expect(await readEuros()).toEqual({ "Withdrawable cash": 165, "Open bets: racing": 10 });

  const body = { method: "CBT", amount: 40, currency: "EUR", target: linked, pinCode: "2580" };
  expect((await pay(client, createWithdrawal, body)).status).toBe(201);
  const requested = await readEuros();
  expect(requested).toEqual({
    "Withdrawable cash": 125,
    "Pending withdrawals": 40,
    "Open bets: racing": 10,
  });
  expect(totalOf(requested)).toBe(175);

  const offerId = await addOffer(stack, { amounts: { EUR: { amount: 15 } } });
  const claimed = await client.call(optIn, {
    params: { id: offerId },
    body: {},
    headers: { "idempotency-key": "claim" },
  });
  expect(claimed.status).toBe(200);
  const granted = await readEuros();
  expect(granted["Bonus money"]).toBe(15);
  expect(totalOf(granted)).toBe(190);
});

it("every kind is the balance of its accounts, in every currency", async () => {
  const { rows, columns, totals, from, to, conversion } = await read();
  expect([from, to]).toEqual([
    stack.clock.now().toISOString().slice(0, 10),
    stack.clock.now().toISOString().slice(0, 10),
  ]);
  const accounts = await stack.kit.db.query<{
    owner: string;
    kind: string;
    currency: string;
    balance: string;
  }>(
    `select case player_id when 'house' then 'house' else 'player' end as owner, kind, currency,
       sum(balance)::text as balance
     from ledger.account group by 1, 2, 3`,
  );
  for (const [name, isOne] of Object.entries(placesOf)) {
    const sums = new Map<string, bigint>();
    for (const { owner, kind, currency, balance } of accounts) {
      if (isOne(owner, kind)) sums.set(currency, (sums.get(currency) ?? 0n) + BigInt(balance));
    }
    const shown = rows
      .filter(([kind]) => kind?.value === name)
      .map(([, currency, , amount]) => [currency?.value, amount?.value]);
    const expected = [...sums].filter(([, sum]) => sum !== 0n);
    expect(new Map(shown as [string, number][]), name).toEqual(
      new Map(expected.map(([currency, sum]) => [currency, amountOf(sum, currency)])),
    );
  }
  const points = rows.filter(([kind]) => kind?.value === "Loyalty points");
  const owned = accounts.find(({ owner, kind }) => owner === "player" && kind === "points")?.balance ?? "0";
  expect(points.reduce((sum, [, , count]) => sum + Number(count?.value), 0)).toBe(Number(owned));
  const at = columns.findIndex(({ key }) => key === "value");
  const values = rows.map((row) => Number(row[at]?.value));
  expect(totals[at]).toBeCloseTo(
    values.reduce((sum, value) => sum + value, 0),
    6,
  );
  expect(conversion?.missing).toEqual([]);
});

it("points are worth what players get for them, and foreign amounts are converted at the latest rate", async () => {
  const { kit, clock } = stack;
  await writeRates(kit.db, { USD: 1, EUR: 1.5 }, clock.now());
  const playerId = payer.player.id;
  const loyaltyPoints = createLoyaltyPoints({
    kit,
    settings: { get: async () => ({ isLoyaltyEnabled: true }) },
  });
  await kit.db.transaction((tx) => loyaltyPoints.award(tx, { id: "mission", playerId, points: 1_000 }));
  const { rows } = await read();
  const valuesOf = (name: string) =>
    rows
      .find(([kind, currency]) => kind?.value === name && currency?.value === "EUR")
      ?.map(({ value }) => value);
  const [, , points, worth, value] = valuesOf("Loyalty points")!.map(Number);
  expect(points).toBeGreaterThanOrEqual(1_000);
  expect([worth, value]).toEqual([points! * 0.005, Math.round(points! * 0.75) / 100]);
  expect(valuesOf("Pending withdrawals")).toEqual(["Pending withdrawals", "EUR", null, 40, 60]);
});

it("balances link to their postings, and the report is a CSV file", async () => {
  const { rows } = await read();
  const cell = rows.find(
    ([kind, currency]) => kind?.value === "Pending withdrawals" && currency?.value === "EUR",
  );
  const { value, trace } = cell![3]!;
  const { body } = await desk.call(listReportPostings, { query: { ...trace!, currency: "EUR" } });
  expect(body.items.reduce((sum, { amount }) => sum + amount, 0)).toBe(value);
  const csv = await desk.call(exportReport, { params: { report: "liability" }, query });
  // The figures are always current, whichever days were requested.
  expect(csv.headers.get("content-disposition")).toMatch(/parlour-liability-USD-\d{4}-\d\d-\d\d\.csv/);
  expect(String(csv.body)).toContain("Kind,Currency,Bets or points,Amount,Value (USD)");
  expect(String(csv.body)).toContain("Pending withdrawals,EUR,,40,60");
});

it("is limited to the players of a brand", async () => {
  const { rows } = await read("main");
  expect(rows.some(([kind]) => kind?.value === "Open bets: racing")).toBe(true);
  await stack.kit.db.query("update players set brand_id = 'other' where id = $1", [payer.player.id]);
  const rest = (await read("main")).rows;
  expect(rest.some(([kind]) => kind?.value === "Open bets: racing")).toBe(false);
  expect(rest.some(([kind, currency]) => kind?.value === "Loyalty points" && currency?.value === "EUR")).toBe(
    false,
  );
});
