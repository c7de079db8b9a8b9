import { createTransfer } from "@parlour/contracts/calls/money/payment/create-transfer";
import { downloadPlayerStatement } from "@parlour/contracts/calls/protection/statements/download-player-statement";
import { downloadStatement } from "@parlour/contracts/calls/protection/statements/download-statement";
import { exportStatement } from "@parlour/contracts/calls/protection/statements/export-statement";
import { getPlayerStatement } from "@parlour/contracts/calls/protection/statements/get-player-statement";
import { getStatement } from "@parlour/contracts/calls/protection/statements/get-statement";
import type { Statement } from "@parlour/contracts/entities/statement";
import { houseAccount, playerAccount } from "@parlour/ledger";
import { addDays, calendarDay } from "@parlour/rules/calendar-day";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type TestClient, type TestStack, testStack } from "../testing.ts";
import { playRound } from "../testing-bonuses.ts";
import { addPayer, pay } from "../testing-cashier.ts";
import { depositTo } from "../testing-money.ts";
import { actAsOperator, authoriseTestOperator } from "../testing-operator.ts";
import { addPlayer, signIn } from "../testing-people.ts";
import { apply, wagerOf } from "../testing-protection.ts";

let stack: TestStack;
beforeAll(async () => {
  stack = await testStack({ shell: "none", authoriseOperator: authoriseTestOperator });
}, 120_000);
afterAll(() => stack?.close());

const timeZone = "America/Toronto";
const today = () => calendarDay(stack.clock.now(), timeZone);
const read = async (client: TestClient, from: string, to: string) =>
  (await client.call(getStatement, { query: { from, to, timeZone, language: "en" } })).body;
const lineOf = (statement: Statement, kind: string) =>
  statement.lines.find((line) => line.kind === kind)!.amount;

describe("a player's statement", () => {
  it("counts a bet once, however many steps and payments it has", async () => {
    const { client, player } = await addPayer(stack);
    const round = { playerId: player.id, gameId: "1003", roundId: "in steps" };
    await playRound(stack, { ...round, kind: "bet", operationId: "deal", ends: false, stakeMinor: 500 });
    await playRound(stack, { ...round, kind: "bet", operationId: "double", ends: false, stakeMinor: 500 });
    await playRound(stack, { ...round, kind: "win", operationId: "pay", stakeMinor: 0, winMinor: 2_000 });
    const { verticals } = await read(client, today(), today());
    expect(verticals).toMatchObject([
      { stakes: 10, wins: 20, bets: 1, products: [{ id: "1003", stakes: 10, wins: 20, bets: 1 }] },
    ]);
  });

  it("splits postings by line, vertical and game, and reconciles with the balance", async () => {
    const { client, player } = await addPayer(stack);
    await playRound(stack, { playerId: player.id, gameId: "1402", roundId: "one", stakeMinor: 500 });
    await playRound(stack, {
      playerId: player.id,
      gameId: "1402",
      roundId: "two",
      stakeMinor: 500,
      winMinor: 1_250,
    });
    expect(await apply(stack, wagerOf(player.id, 3_00n))).toBe("POSTED");
    const other = await addPlayer(stack, { currency: "USD" });
    const transfer = { recipient: other.nickname, amount: 20, currency: "USD", pinCode: "2580" };
    expect((await pay(client, createTransfer, transfer)).status).toBe(201);

    const statement = await read(client, today(), today());
    expect(statement).toMatchObject({ opening: 0, closing: 79.5, net: -0.5, currency: "USD", timeZone });
    expect(Object.fromEntries(statement.lines.map(({ kind, amount }) => [kind, amount]))).toMatchObject({
      DEPOSITS: 100,
      WITHDRAWALS: 0,
      STAKES: -13,
      WINS: 12.5,
      TRANSFERS: -20,
    });
    expect(statement.verticals).toMatchObject([
      {
        vertical: "casino",
        stakes: 10,
        wins: 12.5,
        net: 2.5,
        bets: 2,
        products: [{ id: "1402", stakes: 10, wins: 12.5 }],
      },
      // A sports event has no name in the statement, and its id must never be shown instead.
      { vertical: "sports", stakes: 3, wins: 0, products: [] },
    ]);
    expect(statement.verticals[0]!.products[0]!.name).not.toMatch(/\d/);
    // The receiver's statement shows the same transfer as money received.
    const receiver = stack.client();
    await signIn(receiver, other);
    expect(lineOf(await read(receiver, today(), today()), "TRANSFERS")).toBe(20);
  });

  it("assigns a posting to a day in the player's time zone", async () => {
    const { client, player } = await addPayer(stack, { amountMinor: 0n });
    const deposit = { playerId: player.id, currency: "USD", amountMinor: 5_00n };
    // 11:30 p.m. in Toronto is already the next day in UTC.
    stack.clock.set(new Date("2031-07-01T03:30:00Z"));
    await depositTo(stack, { ...deposit, id: "late in June" });
    stack.clock.set(new Date("2031-07-01T04:00:00Z"));
    await depositTo(stack, { ...deposit, id: "first of July" });
    await signIn(client, player);
    expect(await read(client, "2031-06-30", "2031-06-30")).toMatchObject({ opening: 0, closing: 5 });
    expect(await read(client, "2031-07-01", "2031-07-01")).toMatchObject({ opening: 5, closing: 10 });
    const utc = await client.call(getStatement, {
      query: { from: "2031-07-01", to: "2031-07-01", timeZone: "UTC" },
    });
    expect(utc.body).toMatchObject({ opening: 0, closing: 10 });
  });

  it("reports the field of an invalid period", async () => {
    const { client } = await addPayer(stack);
    const ask = async (from: string, to: string, zone = timeZone) => {
      const { status, body } = await client.call(getStatement, { query: { from, to, timeZone: zone } });
      return [status, (body as unknown as { errors?: unknown }).errors];
    };
    expect(await ask(today(), addDays(today(), -1))).toEqual([422, [{ code: "TOO_SMALL", field: "to" }]]);
    expect(await ask(addDays(today(), -366), today())).toEqual([422, [{ code: "TOO_LARGE", field: "to" }]]);
    expect(await ask(addDays(today(), 1), addDays(today(), 1))).toEqual([
      422,
      [{ code: "TOO_LARGE", field: "from" }],
    ]);
    expect(await ask("yesterday", today())).toEqual([422, [{ code: "INVALID_FORMAT", field: "from" }]]);
    expect(await ask(today(), today(), "Mars/Olympus")).toEqual([
      422,
      [{ code: "INVALID_VALUE", field: "timeZone" }],
    ]);
    expect((await ask(addDays(today(), -365), today()))[0]).toBe(200);
  });

  it("can be downloaded as CSV and PDF, in the requested language, also by operators", async () => {
    const { client, player } = await addPayer(stack);
    await playRound(stack, { playerId: player.id, gameId: "1402", roundId: "file", stakeMinor: 500 });
    const query = { from: today(), to: today(), timeZone, language: "zh" };
    const csv = (await client.call(exportStatement, { query })).body as unknown as string;
    const lines = csv.split("\r\n");
    expect(lines[0]).toBe("类别,项目,笔数,投注额,赢奖额,金额 (USD)");
    expect(lines.find((line) => line.startsWith("余额,投注"))).toBe("余额,投注,1,,,-5.00");
    expect(csv).toContain("娱乐场,1,5.00,0.00,-5.00");

    const pdf = await client.call(downloadStatement, { query });
    expect(pdf.status).toBe(200);
    expect(pdf.headers.get("content-type")).toBe("application/pdf");
    expect(String(pdf.body).slice(0, 5)).toBe("%PDF-");
    const operator = actAsOperator(stack.client(), "Ida");
    const params = { playerId: player.id };
    const seen = await operator.call(getPlayerStatement, { params, query });
    const { createdAt: _, ...own } = (await client.call(getStatement, { query })).body;
    expect(seen.body).toMatchObject(own);
    expect((await operator.call(downloadPlayerStatement, { params, query })).status).toBe(200);
    expect(
      (await operator.call(getPlayerStatement, { params: { playerId: "player_x" }, query })).status,
    ).toBe(404);
    const content = actAsOperator(stack.client(), "Cleo", ["CONTENT"]);
    expect((await content.call(getPlayerStatement, { params, query })).status).toBe(403);
  });
});

type Step =
  | { kind: "deposit" | "adjust" | "bonus"; amount: number }
  | { kind: "bet"; amount: number; payout: number; end: "settle" | "void" | "open" | "resettle" }
  | { kind: "wait"; hours: number };
const amount = fc.integer({ min: 1, max: 5_000 });
const steps = fc.array(
  fc.oneof(
    fc.record({ kind: fc.constantFrom("deposit" as const, "adjust" as const, "bonus" as const), amount }),
    fc.record({
      kind: fc.constant("bet" as const),
      amount,
      payout: fc.integer({ min: 0, max: 9_000 }),
      end: fc.constantFrom("settle" as const, "void" as const, "open" as const, "resettle" as const),
    }),
    fc.record({ kind: fc.constant("wait" as const), hours: fc.integer({ min: 1, max: 40 }) }),
  ),
  { minLength: 1, maxLength: 25 },
) satisfies fc.Arbitrary<Step[]>;

describe("statements of random histories", () => {
  it("open where the last one closed, add up, and close at the ledger's balance", async () => {
    let run = 0;
    await fc.assert(
      fc.asyncProperty(steps, fc.constantFrom("UTC", timeZone, "Asia/Kathmandu"), async (history, zone) => {
        const { player, client } = await addPayer(stack, { amountMinor: 500_00n });
        const started = calendarDay(stack.clock.now(), zone);
        const days = new Map<string, bigint>();
        const total = async () => await totalOf(player.id);
        let number = 0;
        for (const step of history) {
          await makeStep(player.id, step, `${run}-${++number}`);
          days.set(calendarDay(stack.clock.now(), zone), await total());
        }
        run += 1;
        await signIn(client, player);
        const last = calendarDay(stack.clock.now(), zone);
        let opening = 0;
        let closing = 0n;
        const sums = new Map<string, number>();
        for (let day = started; day <= last; day = addDays(day, 1)) {
          closing = days.get(day) ?? closing;
          const { body } = await client.call(getStatement, { query: { from: day, to: day, timeZone: zone } });
          expect([day, body.opening]).toEqual([day, opening]);
          if (days.has(day)) expect([day, cents(body.closing)]).toEqual([day, Number(closing)]);
          const change = body.lines.reduce((sum, line) => sum + cents(line.amount), 0);
          expect(cents(body.closing) - cents(body.opening)).toBe(change);
          for (const { kind, amount: one } of body.lines) sums.set(kind, (sums.get(kind) ?? 0) + cents(one));
          opening = body.closing;
        }
        const whole = await client.call(getStatement, { query: { from: started, to: last, timeZone: zone } });
        expect(cents(whole.body.closing)).toBe(Number(await total()));
        for (const { kind, amount: one } of whole.body.lines)
          expect([kind, cents(one)]).toEqual([kind, sums.get(kind)]);
      }),
      { numRuns: 12 },
    );
  }, 120_000);
});

/** Returns all money in the player's wallet, without points. */
async function totalOf(playerId: string): Promise<bigint> {
  const accounts = [...(await stack.kit.ledger.accountsOf(playerId))];
  return accounts.reduce((sum, [id, minor]) => (id.startsWith("points:") ? sum : sum + minor), 0n);
}

function cents(major: number): number {
  return Math.round(major * 100);
}

async function makeStep(playerId: string, step: Step, id: string): Promise<void> {
  if (step.kind === "wait") return stack.clock.advance(step.hours * 3_600_000);
  if (step.kind === "deposit") {
    return void (await depositTo(stack, {
      playerId,
      id: `d-${id}`,
      currency: "USD",
      amountMinor: BigInt(step.amount),
    }));
  }
  if (step.kind === "bet") {
    const wager = wagerOf(playerId, BigInt(step.amount), { vertical: step.payout % 2 ? "casino" : "sports" });
    if ((await apply(stack, wager)) !== "POSTED" || step.end === "open") return;
    const { currency, vertical, provider, productId, wagerId } = wager;
    const same = { playerId, currency, vertical, provider, productId, wagerId };
    if (step.end === "void") {
      return void (await apply(stack, { ...same, kind: "void", operationId: `${id}/void` }));
    }
    const payout = BigInt(step.payout);
    await apply(stack, { ...same, kind: "settle", operationId: `${id}/settle`, payout });
    if (step.end !== "resettle") return;
    const result = { payout: payout / 2n };
    return void (await apply(stack, { ...same, kind: "resettle", operationId: `${id}/again`, result }));
  }
  const isBonus = step.kind === "bonus";
  const house = houseAccount(isBonus ? "promotions" : "adjustments", "USD");
  const own = playerAccount(playerId, isBonus ? "bonus" : "cash", "USD");
  const isCredit = isBonus || step.amount % 2 === 0;
  await stack.kit.ledger.post({
    playerId,
    id: `m-${id}`,
    type: isBonus ? "BONUS" : "ADJUSTMENT",
    transfers: [
      { from: isCredit ? house : own, to: isCredit ? own : house, amountMinor: BigInt(step.amount) },
    ],
  });
}
