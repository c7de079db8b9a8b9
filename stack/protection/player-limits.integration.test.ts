import { createDeposit } from "@parlour/contracts/calls/money/payment/create-deposit";
import { confirmProtectionLimit } from "@parlour/contracts/calls/protection/player-protection/confirm-protection-limit";
import { getLimitsAndBreaks } from "@parlour/contracts/calls/protection/player-protection/get-limits-and-breaks";
import { listProtectionLimits } from "@parlour/contracts/calls/protection/player-protection/list-protection-limits";
import { setOperatorLimit } from "@parlour/contracts/calls/protection/player-protection/set-operator-limit";
import type { ProtectionLimitKind, ProtectionLimitPeriod } from "@parlour/contracts/enumerations";
import type { PlaceWager } from "@parlour/wagering/operation";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type TestClient, type TestStack, testStack } from "../testing.ts";
import { addPayer, pay } from "../testing-cashier.ts";
import { actAsOperator, authoriseTestOperator } from "../testing-operator.ts";
import { addPlayer, signIn } from "../testing-people.ts";
import { apply, setLimit, wagerOf } from "../testing-protection.ts";
import { addFundedPlayer } from "../testing-rounds.ts";

let stack: TestStack;
beforeAll(async () => {
  stack = await testStack({ shell: "none", authoriseOperator: authoriseTestOperator });
}, 90_000);
afterAll(() => stack?.close());

const hourMs = 3_600_000;
const usd = { currency: "USD" };
const limitOf = async (client: TestClient, kind: ProtectionLimitKind, period: ProtectionLimitPeriod) =>
  (await client.call(listProtectionLimits)).body.items.find(
    (one) => one.kind === kind && one.period === period,
  )!;
const deposit = (client: TestClient, amount: number) =>
  pay(client, createDeposit, {
    method: "CARD",
    currency: "USD",
    amount,
    cardNumber: "4000 0000 0000 1000",
    expiry: "12/30",
    securityCode: "123",
  });
const settle = ({ kind: _kind, ...wager }: PlaceWager, payout: bigint) =>
  apply(stack, { ...wager, kind: "settle", operationId: `${wager.wagerId}/settle`, payout });

describe("limits that players set themselves", () => {
  it("lowering takes effect immediately; raising and removing need 24 hours and a confirmation", async () => {
    const player = await addPlayer(stack, usd);
    const client = stack.client();
    await signIn(client, player);
    expect((await setLimit(client, "STAKED", "DAY", 100)).status).toBe(200);
    await setLimit(client, "STAKED", "DAY", 50);
    expect(await limitOf(client, "STAKED", "DAY")).toMatchObject({
      amount: 50,
      remaining: 50,
      pending: null,
    });
    await setLimit(client, "STAKED", "DAY", 80);
    expect(await limitOf(client, "STAKED", "DAY")).toMatchObject({ amount: 50, pending: { amount: 80 } });
    const confirm = () => client.call(confirmProtectionLimit, { body: { kind: "STAKED", period: "DAY" } });
    expect((await confirm()).status).toBe(409);
    stack.clock.advance(24 * hourMs);
    await signIn(client, player);
    expect((await confirm()).status).toBe(200);
    expect(await limitOf(client, "STAKED", "DAY")).toMatchObject({ amount: 80, pending: null });
  });

  it("refuse an invalid period, an unknown time zone and an amount too precise for the currency", async () => {
    const { client } = await addFundedPlayer(stack, usd);
    expect((await setLimit(client, "STAKE", "DAY", 5)).status).toBe(422);
    expect((await setLimit(client, "LOSS", "DAY", 5, "Mars/Olympus")).status).toBe(422);
    expect((await setLimit(client, "LOSS", "DAY", 5.001)).status).toBe(422);
    expect((await setLimit(client, "TIME", "DAY", 0)).status).toBe(422);
  });

  it("apply to the stake of one bet, all stakes and the net loss, and name the limit and when it resets", async () => {
    const { client, playerId } = await addFundedPlayer(stack, usd);
    await setLimit(client, "STAKE", "BET", 20);
    await setLimit(client, "LOSS", "DAY", 30);
    expect(await apply(stack, wagerOf(playerId, 20_01n))).toBe("LIMIT_REACHED");
    const first = wagerOf(playerId, 20_00n);
    expect(await apply(stack, first)).toBe("POSTED");
    const { refusal } = await stack.ports.wagering.apply(wagerOf(playerId, 10_01n));
    expect(refusal).toMatchObject({
      code: "LIMIT_REACHED",
      details: { kind: "LOSS", period: "DAY", limit: 30, remaining: 10, currency: "USD" },
    });
    const frees = Date.parse((refusal!.details as { freesAt: string }).freesAt) - stack.clock.now().getTime();
    expect(frees).toBeGreaterThan(24 * hourMs);
    expect(frees).toBeLessThanOrEqual(24.25 * hourMs);
    // A win frees as much of the loss limit as it pays.
    await settle(first, 15_00n);
    expect(await apply(stack, wagerOf(playerId, 20_00n))).toBe("POSTED");
    expect((await limitOf(client, "LOSS", "DAY")).remaining).toBe(5);
    stack.clock.advance(frees + 1);
    expect(await apply(stack, wagerOf(playerId, 20_00n))).toBe("POSTED");
  });

  it("count what was staked before the first limit was set", async () => {
    const { client, playerId } = await addFundedPlayer(stack, usd);
    await apply(stack, wagerOf(playerId, 40_00n));
    await setLimit(client, "STAKED", "WEEK", 50);
    expect((await limitOf(client, "STAKED", "WEEK")).remaining).toBe(10);
    expect(await apply(stack, wagerOf(playerId, 10_01n))).toBe("LIMIT_REACHED");
    expect(await apply(stack, wagerOf(playerId, 10_00n))).toBe("POSTED");
  });

  it("voids, refunds and resettlements correct the totals", async () => {
    const { client, playerId } = await addFundedPlayer(stack, usd);
    await setLimit(client, "STAKED", "DAY", 100);
    await setLimit(client, "LOSS", "DAY", 100);
    const left = async () => [
      (await limitOf(client, "STAKED", "DAY")).remaining,
      (await limitOf(client, "LOSS", "DAY")).remaining,
    ];
    const [voided, refunded, corrected] = [10_00n, 20_00n, 30_00n].map((stake) => wagerOf(playerId, stake));
    for (const wager of [voided!, refunded!, corrected!]) await apply(stack, wager);
    expect(await left()).toEqual([40, 40]);
    await apply(stack, { ...voided!, kind: "void", operationId: "void-1" } as never);
    expect(await left()).toEqual([50, 50]);
    const { operationId: refunds } = refunded!;
    await apply(stack, { ...refunded!, kind: "refund", operationId: "refund-1", refunds } as never);
    expect(await left()).toEqual([70, 70]);
    await settle(corrected!, 25_00n);
    expect(await left()).toEqual([70, 95]);
    await apply(stack, {
      ...corrected!,
      kind: "resettle",
      operationId: "again-1",
      result: { payout: 5_00n },
    } as never);
    expect(await left()).toEqual([70, 75]);
    await apply(stack, { ...corrected!, kind: "resettle", operationId: "again-2", result: "void" } as never);
    expect(await left()).toEqual([100, 100]);
  });

  it("refuse stakes once the signed-in time is used up", async () => {
    const { client, playerId } = await addFundedPlayer(stack, usd);
    await setLimit(client, "TIME", "DAY", 10);
    expect(await apply(stack, wagerOf(playerId, 1_00n))).toBe("POSTED");
    stack.clock.advance(11 * 60_000);
    const { refusal } = await stack.ports.wagering.apply(wagerOf(playerId, 1_00n));
    expect(refusal).toMatchObject({
      code: "LIMIT_REACHED",
      details: { kind: "TIME", limit: 10, remaining: 0, currency: null },
    });
  });

  it("apply in the cashier, also to two deposits at once", async () => {
    const { client } = await addPayer(stack);
    await setLimit(client, "DEPOSIT", "DAY", 100);
    const answers = await Promise.all([deposit(client, 60), deposit(client, 60)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 403]);
    expect(answers.find(({ status }) => status === 403)!.body).toMatchObject({
      errorCode: "LIMIT_REACHED",
      kind: "DEPOSIT",
      period: "DAY",
      limit: 100,
      remaining: 40,
    });
    expect((await limitOf(client, "DEPOSIT", "DAY")).remaining).toBe(40);
    expect((await deposit(client, 40)).status).toBe(201);
  });

  it("an operator's stricter limit applies, is audited, and never loosens the player's", async () => {
    const { client, playerId } = await addFundedPlayer(stack, usd);
    const desk = actAsOperator(stack.client(), "Cleo", ["COMPLIANCE"]);
    const operate = (amount: number | null) =>
      desk.call(setOperatorLimit, {
        params: { playerId },
        body: { kind: "STAKED", period: "DAY", amount, reason: "Agreed on the phone" },
      });
    await setLimit(client, "STAKED", "DAY", 50);
    expect((await operate(30)).status).toBe(200);
    expect(await limitOf(client, "STAKED", "DAY")).toMatchObject({
      amount: 50,
      operatorAmount: 30,
      effective: 30,
    });
    expect(await apply(stack, wagerOf(playerId, 30_01n))).toBe("LIMIT_REACHED");
    await operate(500);
    expect(await apply(stack, wagerOf(playerId, 50_01n))).toBe("LIMIT_REACHED");
    const { body } = await desk.call(getLimitsAndBreaks, { params: { playerId } });
    expect(
      body.limits.items.find(({ kind, period }) => kind === "STAKED" && period === "DAY")?.effective,
    ).toBe(50);
  });
});

describe("random play", () => {
  it("never accepts a stake above a limit, and never refuses one within it", {
    timeout: 60_000,
  }, async () => {
    const step = fc.record({
      waitMs: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 30 * hourMs })),
      stakes: fc.array(fc.bigInt(1n, 40_00n), { minLength: 1, maxLength: 4 }),
      payout: fc.option(fc.bigInt(0n, 60_00n), { nil: null }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), async (steps) => {
        const { client, playerId } = await addFundedPlayer(stack, { ...usd, amountMinor: 10_000_00n });
        await setLimit(client, "STAKED", "DAY", 100);
        await setLimit(client, "LOSS", "WEEK", 120);
        const staked: { atMs: number; amount: bigint }[] = [];
        const lost: { atMs: number; amount: bigint }[] = [];
        const sum = (list: typeof staked, length: number) => {
          const from = Math.floor((stack.clock.now().getTime() - length) / 900_000) * 900_000;
          return list.reduce((total, { atMs, amount }) => (atMs >= from ? total + amount : total), 0n);
        };
        for (const { waitMs, stakes, payout } of steps) {
          stack.clock.advance(waitMs);
          const wagers = stakes.map((stake) => wagerOf(playerId, stake));
          const outcomes = await Promise.all(wagers.map((wager) => apply(stack, wager)));
          const atMs = stack.clock.now().getTime();
          outcomes.forEach((outcome, index) => {
            if (outcome !== "POSTED") return;
            staked.push({ atMs, amount: stakes[index]! });
            lost.push({ atMs, amount: stakes[index]! });
          });
          const [day, week] = [sum(staked, 24 * hourMs), sum(lost, 168 * hourMs)];
          expect(day).toBeLessThanOrEqual(100_00n);
          expect(week).toBeLessThanOrEqual(120_00n);
          outcomes.forEach((outcome, index) => {
            const fits = day + stakes[index]! <= 100_00n && week + stakes[index]! <= 120_00n;
            if (outcome !== "POSTED") expect(fits).toBe(false);
          });
          const settled = wagers[outcomes.indexOf("POSTED")];
          if (settled && payout !== null) {
            await settle(settled, payout);
            lost.push({ atMs, amount: -payout });
          }
        }
      }),
      { numRuns: 12 },
    );
  });
});
