import { randomUUID } from "node:crypto";
import { createDeposit } from "@parlour/contracts/calls/money/payment/create-deposit";
import { getCase } from "@parlour/contracts/calls/protection/cases/get-case";
import { listPlayerCases } from "@parlour/contracts/calls/protection/cases/list-player-cases";
import { optIn } from "@parlour/contracts/calls/rewards/bonuses/opt-in";
import type { CaseKind, WholeCase } from "@parlour/contracts/entities/case";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { type TestClient, type TestStack, testStack } from "../testing.ts";
import { addOffer, countNow, playRound } from "../testing-bonuses.ts";
import { addPayer, pay } from "../testing-cashier.ts";
import { actAsOperator, authoriseTestOperator } from "../testing-operator.ts";

// The rules about structuring, rapid withdrawals, chargebacks and linked accounts are tested in cases.integration.test.ts.

let stack: TestStack;
beforeAll(async () => {
  stack = await testStack({ shell: "none", authoriseOperator: authoriseTestOperator });
}, 120_000);
afterAll(() => stack?.close());

const desk = () => actAsOperator(stack.client(), "Ida", ["COMPLIANCE"]);
const dayMs = 86_400_000;

async function deposit(client: TestClient, amount: number): Promise<string> {
  const { status, body } = await pay(client, createDeposit, {
    method: "CARD",
    currency: "USD",
    amount,
    cardNumber: "4000 0000 0000 1000",
    expiry: "12/39",
    securityCode: "123",
  });
  expect(status).toBe(201);
  return (body as { id: string }).id;
}

/** Adds deposits that were credited some days ago, by which the rules know what is usual for a player. */
async function addEarlier(playerId: string, amount: number, daysAgo: readonly number[]): Promise<string[]> {
  const ids = daysAgo.map(() => `deposit_${randomUUID()}`);
  await stack.kit.db.query(
    `insert into deposits (id, player_id, method, provider, currency, amount_minor, status, created_at)
     select id, $2, 'CARD', 'sandbox', 'USD', $3, 'COMPLETED', at
     from unnest($1::text[], $4::timestamptz[]) as given(id, at)`,
    [
      ids,
      playerId,
      amount * 100,
      daysAgo.map((days) => new Date(stack.clock.now().getTime() - days * dayMs)),
    ],
  );
  return ids;
}

const casesOf = async (playerId: string) =>
  (await desk().call(listPlayerCases, { params: { playerId } })).body.items;

/** Waits for the subscriber to raise a case of this kind. */
async function raised(playerId: string, kind: CaseKind): Promise<WholeCase> {
  const { id } = await vi.waitFor(
    async () => {
      const found = (await casesOf(playerId)).find((one) => one.kind === kind);
      expect(found).toBeDefined();
      return found!;
    },
    { timeout: 15_000, interval: 50 },
  );
  return (await desk().call(getCase, { params: { id } })).body;
}

it("deposits that are many times the usual amount open a case", async () => {
  const { player, client } = await addPayer(stack, { amountMinor: 0n });
  await addEarlier(player.id, 100, [9, 16, 23, 30]);
  const ids = [await deposit(client, 1_200), await deposit(client, 1_300)];
  const found = await raised(player.id, "AML");
  expect(found).toMatchObject({
    rule: "UNUSUAL_DEPOSITS",
    score: 30,
    summary: "Deposits of $2,500.00 within 7 days, 25 times the usual amount",
  });
  expect(new Set(found.evidence.map(({ ref }) => ref))).toEqual(new Set(ids));
});

it("deposits of a month that need a known source of funds open a case, with the task to ask for it", async () => {
  const { player, client } = await addPayer(stack, { amountMinor: 0n });
  const earlier = await addEarlier(player.id, 2_100, [8, 9, 15, 22]);
  await addEarlier(player.id, 5_000, [31]);
  const last = await deposit(client, 1_500);
  // 8,400 and 1,500 in 30 days are below 10,000, and not unusual after 13,400 in the month before.
  expect(await casesOf(player.id)).toEqual([]);
  const decisive = await deposit(client, 100);
  const found = await raised(player.id, "AML");
  expect(found).toMatchObject({ rule: "SOURCE_OF_FUNDS", score: 30, openTasks: 1 });
  expect(new Set(found.evidence.map(({ ref }) => ref))).toEqual(new Set([...earlier, last, decisive]));
});

it("bonuses that are converted with hardly more play than they required open a case of fraud", async () => {
  const { player, client } = await addPayer(stack, { amountMinor: 0n });
  const convert = async (stakeMinor: number) => {
    const id = await addOffer(stack);
    const headers = { "idempotency-key": randomUUID() };
    expect((await client.call(optIn, { params: { id }, body: {}, headers })).status).toBe(200);
    await stack.clock.advance(60_000);
    await playRound(stack, { playerId: player.id, stakeMinor, winMinor: stakeMinor });
    await countNow(stack);
  };
  await convert(1_000);
  await convert(1_000);
  expect(await casesOf(player.id)).toEqual([]);
  await convert(1_000);
  const found = await raised(player.id, "FRAUD");
  expect(found).toMatchObject({
    rule: "BONUS_ONLY_PLAY",
    score: 30,
    // The clock stands still, so the round that completes the third bonus has the time of the check itself, which
    // counts only earlier rounds.
    summary: "3 bonuses converted within 30 days, with stakes of only 66% of the requirement",
  });
  expect(found.evidence.map(({ type }) => type)).toEqual(["BONUS", "BONUS", "BONUS"]);
});
