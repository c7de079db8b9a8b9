import { createDeposit } from "@parlour/contracts/calls/money/payment/create-deposit";
import { createWithdrawal } from "@parlour/contracts/calls/money/payment/create-withdrawal";
import { actOnSandboxPayment } from "@parlour/contracts/calls/money/payment-provider/act-on-sandbox-payment";
import { listTransactions } from "@parlour/contracts/calls/money/wallet-gateway/list-transactions";
import { getStatement } from "@parlour/contracts/calls/protection/statements/get-statement";
import { forfeitBonus } from "@parlour/contracts/calls/rewards/bonuses/forfeit-bonus";
import { listBonuses } from "@parlour/contracts/calls/rewards/bonuses/list-bonuses";
import { listOffers } from "@parlour/contracts/calls/rewards/bonuses/list-offers";
import { listPublicOffers } from "@parlour/contracts/calls/rewards/bonuses/list-public-offers";
import { optIn } from "@parlour/contracts/calls/rewards/bonuses/opt-in";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { type TestClient, type TestStack, testStack } from "../testing.ts";
import { addOffer, countNow, expireNow, playRound } from "../testing-bonuses.ts";
import { addPayer, balancesOf, findDifferences, pay } from "../testing-cashier.ts";
import { retryWhileBusy, signIn } from "../testing-people.ts";
import { gameWalletOf } from "../testing-wallet.ts";

let stack: TestStack;
beforeAll(async () => {
  stack = await testStack({ shell: "none" });
}, 120_000);
afterEach(async () => {
  expect(await findDifferences(stack)).toEqual([]);
});
afterAll(() => stack?.close());

const minuteMs = 60_000;
const dayMs = 86_400_000;
const key = () => ({ "idempotency-key": crypto.randomUUID() });
const take = async (client: TestClient, id: string, body: { code?: string } = {}) => {
  const headers = key();
  return await retryWhileBusy(() => client.call(optIn, { params: { id }, body, headers }));
};
const card = { method: "CARD", currency: "USD", expiry: "12/30", securityCode: "123" };
const deposit = async (client: TestClient, amount: number) => {
  const request = { ...card, cardNumber: "4000 0000 0000 1000", amount };
  const once = crypto.randomUUID();
  return await retryWhileBusy(() => pay(client, createDeposit, request, once));
};
const newest = async (client: TestClient) => (await retryWhileBusy(() => client.call(listBonuses))).body[0]!;
const forfeit = async (client: TestClient, id: string) => {
  const headers = key();
  return await retryWhileBusy(() => client.call(forfeitBonus, { params: { id }, headers }));
};
const match = {
  type: "DEPOSIT_MATCH",
  percent: 100,
  amounts: { USD: { minDeposit: 10, maxAmount: 100, maxBet: 50 } },
  wageringFactor: 2,
  locksDeposit: true,
} as const;

describe("offers", () => {
  it("of the sandbox are shown to visitors, and their texts match their terms", async () => {
    const { body } = await stack.client().call(listPublicOffers, { query: { language: "fr" } });
    const welcome = body.find(({ id }) => id === "offer_welcome");
    expect(welcome).toMatchObject({ name: "Bonus de bienvenue", firstDepositOnly: true });
    expect(welcome?.terms).toMatchObject({
      percent: 100,
      wageringFactor: 20,
      validDays: 30,
      currency: "USD",
    });
    expect(new Set(body.map(({ type }) => type))).toEqual(
      new Set(["DEPOSIT_MATCH", "CASHBACK", "FREE_BET", "SPINS"]),
    );
    expect(body.some(({ id }) => id === "offer_house_thanks")).toBe(false);
  });

  it("are limited to their audience, their number of claims and their code", async () => {
    const { client } = await addPayer(stack, { amountMinor: 0n });
    const [coded, tiered, abroad] = [
      await addOffer(stack, { code: "Rosebud" }),
      await addOffer(stack, { tiers: ["gold"] }),
      await addOffer(stack, { notInCountries: ["CA"] }),
    ];
    const offered = (await client.call(listOffers)).body.map(({ id }) => id);
    expect([coded, tiered, abroad].map((id) => offered.includes(id))).toEqual([true, false, false]);
    expect(await take(client, tiered)).toMatchObject({
      status: 409,
      body: { errorCode: "OFFER_NOT_AVAILABLE" },
    });
    expect(await take(client, coded)).toMatchObject({ status: 422, body: { errorCode: "OFFER_CODE_WRONG" } });
    const tries = await Promise.all([1, 2, 3].map(() => take(client, coded, { code: "ROSEBUD" })));
    expect(tries.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect(await balancesOf(client)).toMatchObject({ Bonus: 10, Total: 10, Withdrawable: 0 });
  });

  it("that are repeatable are hidden while the player has one", async () => {
    const { client } = await addPayer(stack, { amountMinor: 0n });
    const id = await addOffer(stack, { timesPerPlayer: 5 });
    const isOffered = async () => (await client.call(listOffers)).body.some((offer) => offer.id === id);
    expect(await isOffered()).toBe(true);
    expect((await take(client, id)).status).toBe(200);
    expect(await isOffered()).toBe(false);
    expect((await take(client, id)).status).toBe(409);
  });
});

describe("a deposit match", () => {
  it("is converted by wagering and withdrawn", async () => {
    const { client, player, linked } = await addPayer(stack, { amountMinor: 0n });
    await take(client, await addOffer(stack, match));
    expect(await newest(client)).toMatchObject({ status: "OPTED_IN", amount: 0 });
    await deposit(client, 40);
    await expect.poll(async () => (await newest(client)).status).toBe("ACTIVE");
    expect(await balancesOf(client)).toMatchObject({
      Locked: 40,
      Bonus: 40,
      Unlocked: 0,
      Playable: 80,
      PlayableCasino: 80,
      PlayablePoker: 0,
      Withdrawable: 0,
      Total: 80,
    });
    expect(await newest(client)).toMatchObject({
      wageringRequired: 80,
      wageringDone: 0,
      forfeit: { loses: 40, frees: 40 },
    });
    const request = { method: "CBT", amount: 60, currency: "USD", target: linked, pinCode: "2580" };
    expect((await pay(client, createWithdrawal, request)).status).toBe(422);

    await playRound(stack, { playerId: player.id, gameId: "1003", stakeMinor: 30_00, winMinor: 30_00 });
    await playRound(stack, { playerId: player.id, stakeMinor: 40_00, winMinor: 60_00 });
    await expect.poll(async () => (await newest(client)).wageringDone).toBe(43);
    await playRound(stack, { playerId: player.id, stakeMinor: 37_00, winMinor: 17_00 });
    await expect.poll(async () => (await newest(client)).status).toBe("CONVERTED");
    expect(await balancesOf(client)).toMatchObject({ Locked: 0, Bonus: 0, Withdrawable: 80, Total: 80 });
    expect((await pay(client, createWithdrawal, request)).status).toBe(201);
    expect(await balancesOf(client)).toMatchObject({ PendingWithdrawal: 60, Withdrawable: 20, Total: 80 });
  });

  it("ends when its deposit is reversed, and the deposit can be debited", async () => {
    const { client } = await addPayer(stack, { amountMinor: 0n });
    await take(client, await addOffer(stack, match));
    const { body } = await deposit(client, 40);
    await expect.poll(async () => (await newest(client)).status).toBe("ACTIVE");
    await client.call(actOnSandboxPayment, {
      params: { reference: body.id },
      body: { act: "charge_back" },
    } as never);
    await expect.poll(async () => (await newest(client)).status).toBe("CANCELLED");
    await expect.poll(async () => (await balancesOf(client)).Total).toBe(0);
  });
});

describe("an active bonus", () => {
  it("is not used for stakes above its maximum, and own money is spent in the offer's order", async () => {
    const { client, player } = await addPayer(stack, { amountMinor: 5_00n });
    const amounts = { USD: { amount: 20, maxBet: 8 } };
    await take(client, await addOffer(stack, { amounts, wageringFactor: 50, spendingOrder: "BONUS_FIRST" }));
    const bet = (stakeMinor: number) => playRound(stack, { playerId: player.id, stakeMinor });
    expect((await bet(9_00)).outcome).toBe("BONUS_MAX_BET");
    expect((await bet(26_00)).outcome).toBe("INSUFFICIENT_FUNDS");
    expect(await bet(8_00)).toMatchObject({ outcome: "POSTED", balanceMinor: 17_00 });
    expect(await balancesOf(client)).toMatchObject({ Bonus: 12, Unlocked: 5 });
  });

  it("makes another one wait until the first is forfeited, which happens once", async () => {
    const { client } = await addPayer(stack, { amountMinor: 3_00n });
    await take(client, await addOffer(stack));
    await take(client, await addOffer(stack, { amounts: { USD: { amount: 7 } } }));
    expect(await balancesOf(client)).toMatchObject({
      Bonus: 10,
      NonPlayableBonus: 7,
      Total: 20,
      Playable: 13,
    });
    // The history and the statement show the total balance, which includes the waiting bonus.
    expect((await client.call(listTransactions, { query: {} })).body.items[0]!.balanceAfter).toBe(20);
    const today = stack.kit.clock.now().toISOString().slice(0, 10);
    const statement = await client.call(getStatement, { query: { from: today, to: today } });
    expect(statement.body.closing).toBe(20);
    const [first, second] = (await client.call(listBonuses)).body;
    expect([first!.status, second!.status]).toEqual(["ACTIVE", "WAITING"]);
    const twice = await Promise.all([forfeit(client, first!.id), forfeit(client, first!.id)]);
    expect(twice.map(({ body }) => body.status)).toEqual(["FORFEITED", "FORFEITED"]);
    expect(await balancesOf(client)).toMatchObject({
      Bonus: 7,
      NonPlayableBonus: 0,
      Total: 10,
      Withdrawable: 3,
    });
    expect((await newest(client)).id).toBe(second!.id);
  });

  it("is lost with its last coin, but only after its open round has ended", async () => {
    const { client, player } = await addPayer(stack, { amountMinor: 0n });
    await take(client, await addOffer(stack, { wageringFactor: 9 }));
    const round = { playerId: player.id, roundId: crypto.randomUUID() };
    await playRound(stack, { ...round, kind: "bet", ends: false, stakeMinor: 10_00 });
    await countNow(stack);
    expect(await newest(client)).toMatchObject({ status: "ACTIVE", balance: 0 });
    await playRound(stack, { ...round, kind: "end", operationId: null, stakeMinor: 0 });
    await expect.poll(async () => (await newest(client)).status).toBe("LOST");
  });
});

describe("after a bonus has ended", () => {
  it.each([
    ["FORFEITED", 0],
    ["CONVERTED", 25],
  ])("a win of an open round goes where a %s bonus went", async (status, total) => {
    const { client, player } = await addPayer(stack, { amountMinor: 0n });
    await take(client, await addOffer(stack));
    const round = { playerId: player.id, roundId: crypto.randomUUID(), studio: "other" };
    await playRound(stack, { ...round, kind: "bet", ends: false, stakeMinor: 10_00 });
    if (status === "FORFEITED") await forfeit(client, (await newest(client)).id);
    else {
      await playRound(stack, {
        ...round,
        kind: "win",
        operationId: "w1",
        ends: true,
        stakeMinor: 0,
        winMinor: 5_00,
      });
      await expect.poll(async () => (await newest(client)).status).toBe(status);
    }
    const win = { ...round, kind: "win", operationId: "w2", stakeMinor: 0, winMinor: 20_00 } as const;
    expect([await playRound(stack, win), await playRound(stack, win)]).toMatchObject([
      { outcome: "POSTED", replayed: false },
      { outcome: "POSTED", replayed: true },
    ]);
    expect(await balancesOf(client)).toMatchObject({ Total: total, Withdrawable: total, Bonus: 0 });
  });

  it("a rolled back stake does not restore the bonus", async () => {
    const { client, player } = await addPayer(stack, { amountMinor: 0n });
    await take(client, await addOffer(stack));
    const round = { playerId: player.id, roundId: crypto.randomUUID() };
    await playRound(stack, { ...round, kind: "bet", operationId: "b1", ends: false, stakeMinor: 4_00 });
    await forfeit(client, (await newest(client)).id);
    const undo = { ...round, currency: "USD", operationId: "u1", undoes: "b1" };
    expect((await gameWalletOf(stack).rollback(undo)).outcome).toBe("POSTED");
    expect(await balancesOf(client)).toMatchObject({ Total: 0, Bonus: 0 });
  });
});

describe("other types", () => {
  it("spins win bonus money with wagering, once the last one is played", async () => {
    const { client, player } = await addPayer(stack, { amountMinor: 0n });
    const spins = { gameId: "1402", count: 2 };
    const amounts = { USD: { spinStake: 0.5 } };
    const { body } = await take(
      client,
      await addOffer(stack, { type: "SPINS", spins, amounts, wageringFactor: 1 }),
    );
    expect(body).toMatchObject({ status: "SPINNING", spinsLeft: 2 });
    const spin = { playerId: player.id, spinsId: body.id, stakeMinor: 50 };
    await playRound(stack, { ...spin, winMinor: 2_00 });
    expect(await balancesOf(client)).toMatchObject({ NonPlayableBonus: 2, Playable: 0 });
    await playRound(stack, { ...spin, winMinor: 1_00 });
    await expect.poll(async () => (await newest(client)).status).toBe("ACTIVE");
    expect(await balancesOf(client)).toMatchObject({ NonPlayableBonus: 0, Bonus: 3, Total: 3 });
    await playRound(stack, { playerId: player.id, stakeMinor: 3_00, winMinor: 4_00 });
    await expect.poll(() => balancesOf(client)).toMatchObject({ Bonus: 0, Withdrawable: 4 });
  });

  it("an unfinished spin is awaited for a day, and a later win goes the way of the bonus", async () => {
    const { client, player } = await addPayer(stack, { amountMinor: 0n });
    const { body } = await take(
      client,
      await addOffer(stack, {
        type: "SPINS",
        spins: { gameId: "1402", count: 2 },
        amounts: { USD: { spinStake: 0.5 } },
        wageringFactor: 1,
        claimDays: 7,
      }),
    );
    const spin = { playerId: player.id, spinsId: body.id, stakeMinor: 50 };
    await playRound(stack, { ...spin, winMinor: 2_00 });
    await countNow(stack);
    const left = { playerId: player.id, roundId: "left open", studio: "another studio" };
    await playRound(stack, { ...left, ...spin, kind: "bet", operationId: "open", ends: false });
    const statusAfter = async (passedMs: number) => {
      stack.clock.advance(passedMs);
      await expireNow(stack);
      await signIn(client, player);
      return (await newest(client)).status;
    };
    // The spins expired after seven days: a new round cannot start, but the open one may finish.
    expect(await statusAfter(7 * dayMs)).toBe("SPINNING");
    expect(await statusAfter(dayMs - minuteMs)).toBe("SPINNING");
    expect(await balancesOf(client)).toMatchObject({ NonPlayableBonus: 2, Bonus: 0 });
    expect(await statusAfter(minuteMs)).toBe("ACTIVE");
    expect(await balancesOf(client)).toMatchObject({ NonPlayableBonus: 0, Bonus: 2, Total: 2 });

    const late = { ...left, kind: "win", operationId: "late", stakeMinor: 0, winMinor: 3_00 } as const;
    expect((await playRound(stack, late)).outcome).toBe("POSTED");
    expect((await playRound(stack, late)).replayed).toBe(true);
    await countNow(stack);
    expect(await newest(client)).toMatchObject({ status: "ACTIVE", amount: 5 });
    expect(await balancesOf(client)).toMatchObject({ NonPlayableBonus: 0, Bonus: 5, Total: 5 });
  });

  it("cashback is granted at the end of its period, and returned if it is not wagered in time", async () => {
    const { client, player } = await addPayer(stack, { amountMinor: 100_00n });
    await take(
      client,
      await addOffer(stack, {
        type: "CASHBACK",
        percent: 10,
        amounts: { USD: { maxAmount: 50 } },
        wageringFactor: 0,
      }),
    );
    await playRound(stack, { playerId: player.id, stakeMinor: 80_00, winMinor: 30_00 });
    await expect.poll(async () => (await newest(client)).cashbackSoFar).toBe(5);
    await take(client, await addOffer(stack, { wageringFactor: 30, validDays: 3 }));
    stack.clock.advance(7 * 86_400_000);
    await expireNow(stack);
    await signIn(client, player);
    const bonuses = (await client.call(listBonuses)).body;
    expect(bonuses.map(({ status }) => status).toSorted()).toEqual(["CONVERTED", "EXPIRED"]);
    expect(await balancesOf(client)).toMatchObject({ Bonus: 0, Withdrawable: 55, Total: 55 });
  });
});
