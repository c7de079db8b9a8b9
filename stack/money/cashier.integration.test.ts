import { randomUUID } from "node:crypto";
import { cancelWithdrawal } from "@parlour/contracts/calls/money/payment/cancel-withdrawal";
import { createDeposit } from "@parlour/contracts/calls/money/payment/create-deposit";
import { createTransfer } from "@parlour/contracts/calls/money/payment/create-transfer";
import { createWithdrawal } from "@parlour/contracts/calls/money/payment/create-withdrawal";
import { decideWithdrawal } from "@parlour/contracts/calls/money/payment/decide-withdrawal";
import { getDeposit } from "@parlour/contracts/calls/money/payment/get-deposit";
import { getPaymentsProfile } from "@parlour/contracts/calls/money/payment/get-payments-profile";
import { listWithdrawals } from "@parlour/contracts/calls/money/payment/list-withdrawals";
import { actOnSandboxPayment } from "@parlour/contracts/calls/money/payment-provider/act-on-sandbox-payment";
import { listMethodGroups } from "@parlour/contracts/calls/money/routing/list-method-groups";
import { listOutbox } from "@parlour/contracts/calls/site/sandbox/list-outbox";
import { expireDeposit } from "@parlour/server/services/money/payment";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { type TestClient, type TestStack, testStack } from "../testing.ts";
import { addPayer, balancesOf, findDifferences, pay } from "../testing-cashier.ts";
import { addPlayer, signIn } from "../testing-people.ts";

let stack: TestStack;
beforeAll(async () => {
  stack = await testStack({
    shell: "none",
    authoriseOperator: async () => ({ id: "op_1", name: "Olga", roles: ["PAYMENTS"] }),
  });
}, 120_000);
afterEach(async () => {
  expect(await findDifferences(stack)).toEqual([]);
});
afterAll(() => stack?.close());

const card = { method: "CARD", currency: "USD", expiry: "12/30", securityCode: "123" };
const cardNumber = (ending: string) => `4000 0000 0000 ${ending}`;
const statusOf = async (client: TestClient, id: string) => {
  const { body } = await client.call(getDeposit, { params: { id } });
  return body.status;
};
const withdraw = (linked: string, amount: number, pinCode = "2580") => ({
  method: "CBT",
  amount,
  currency: "USD",
  target: linked,
  pinCode,
});

describe("payment methods", () => {
  it("are offered by type and currency", async () => {
    const { body } = await stack.client().call(listMethodGroups, {
      query: { paymentType: "W", currency: "USD", brand: "PARLOUR", region: "CA-ON", cp: "", ct: "" },
    });
    expect(body.map(({ code }) => code)).toEqual(["CBT", "TTP"]);
    expect(body[0]!.methods[0]).toMatchObject({ code: "CBT", currency: "USD", max: 10_000 });
  });
});

describe("a deposit", () => {
  it("by a valid card is credited at once, and counts as the first deposit", async () => {
    const { client } = await addPayer(stack, { amountMinor: 0n });
    expect((await client.call(getPaymentsProfile)).body).toEqual({ cp: [], ct: "", ftd: false });
    const { status, body } = await pay(client, createDeposit, {
      ...card,
      amount: 25.5,
      cardNumber: cardNumber("1000"),
    });
    expect([status, body]).toMatchObject([201, { status: "COMPLETED", amount: 25.5 }]);
    expect(await balancesOf(client)).toMatchObject({ Playable: 25.5, Withdrawable: 25.5 });
    expect((await client.call(getPaymentsProfile)).body).toEqual({ cp: ["CARD"], ct: "CARD", ftd: true });
  });

  it("sent twice with one key happens once", async () => {
    const { client } = await addPayer(stack, { amountMinor: 0n });
    const request = { ...card, amount: 10, cardNumber: cardNumber("1000") };
    const [first, second] = await Promise.all([
      pay(client, createDeposit, request, "k1"),
      pay(client, createDeposit, request, "k1"),
    ]);
    expect(second.body).toEqual(first.body);
    expect((await pay(client, createDeposit, { ...request, amount: 11 }, "k1")).status).toBe(409);
    expect((await balancesOf(client)).Total).toBe(10);
  });

  it("that is declined, pending or reversed ends in the right state", async () => {
    const { client, player } = await addPayer(stack, { amountMinor: 0n });
    const by = (ending: string) =>
      pay(client, createDeposit, { ...card, amount: 20, cardNumber: cardNumber(ending) });
    expect((await by("2000")).body).toMatchObject({ status: "DECLINED", reason: "REFUSED_BY_BANK" });
    const asked = (await by("3000")).body;
    expect(asked).toMatchObject({ status: "PENDING", redirectUrl: `/sandbox/payments/${asked.id}` });
    const act = (deed: "pay" | "charge_back") =>
      client.call(actOnSandboxPayment, { params: { reference: asked.id }, body: { act: deed } });
    expect((await act("pay")).status).toBe(200);
    expect(await statusOf(client, asked.id)).toBe("COMPLETED");
    expect((await act("pay")).status).toBe(409);
    await act("charge_back");
    expect(await statusOf(client, asked.id)).toBe("REVERSED");
    expect((await balancesOf(client)).Total).toBe(0);
    const silent = (await by("4000")).body;
    stack.clock.advance(16 * 60_000);
    await expireDeposit(stack.kit, silent.id);
    expect(await statusOf(client, silent.id)).toBe("EXPIRED");
    await vi.waitFor(async () => {
      const { body: letters } = await client.call(listOutbox, { query: { to: player.email } });
      expect(letters.map(({ subject }) => subject)).toContain("Deposit received");
    }, 15_000);
  });

  it("in crypto counts its confirmations and credits the amount received", async () => {
    const { client } = await addPayer(stack, { currency: "BTC", amountMinor: 0n });
    const request = { method: "BTC", currency: "BTC", amount: 0.004 };
    const { body } = await pay(client, createDeposit, request);
    expect(body.instructions).toMatchObject({ confirmations: 0, confirmationsNeeded: 3 });
    await client.call(actOnSandboxPayment, { params: { reference: body.id }, body: { act: "pay_less" } });
    expect(await statusOf(client, body.id)).toBe("PENDING");
    for (const confirmations of [1, 2]) {
      stack.clock.advance(2_000);
      await vi.waitFor(async () => {
        const { body: now } = await client.call(getDeposit, { params: { id: body.id } });
        expect(now.instructions).toMatchObject({ confirmations, received: 0.002 });
      }, 15_000);
    }
    stack.clock.advance(2_000);
    await vi.waitFor(async () => expect(await statusOf(client, body.id)).toBe("COMPLETED"), 15_000);
    expect((await balancesOf(client)).Total).toBe(0.002);
  });

  it.each([
    [
      { ...card, amount: 5, cardNumber: cardNumber("1000") },
      422,
      { errors: [{ code: "BELOW_MINIMUM", field: "amount" }] },
    ],
    [
      { ...card, amount: 5_000.01, cardNumber: cardNumber("1000") },
      422,
      { errors: [{ code: "ABOVE_MAXIMUM", field: "amount" }] },
    ],
    [
      { ...card, amount: 20.001, cardNumber: cardNumber("1000") },
      422,
      { errors: [{ code: "AMOUNT_TOO_PRECISE", field: "amount" }] },
    ],
    [{ ...card, amount: -1 }, 422, { errors: [{ code: "AMOUNT_NOT_POSITIVE", field: "amount" }] }],
    [{ ...card, amount: "20" }, 422, { errors: [{ code: "INVALID_TYPE", field: "amount" }] }],
    [{ ...card, currency: "EUR", amount: 20 }, 422, { errorCode: "CURRENCY_MISMATCH" }],
    [{ ...card, method: "PIGEON", amount: 20 }, 422, { errorCode: "METHOD_NOT_AVAILABLE" }],
    [
      { ...card, amount: 20, cardNumber: "1234" },
      422,
      { errors: [{ code: "INVALID_VALUE", field: "cardNumber" }] },
    ],
    [
      { method: "VOUCHER", currency: "USD", amount: 20 },
      422,
      { errors: [{ code: "REQUIRED", field: "voucherCode" }] },
    ],
  ])("that is invalid is refused: %j", async (request, status, body) => {
    const { client } = await addPayer(stack, { amountMinor: 0n });
    const answer = await pay(client, createDeposit, request);
    expect([answer.status, answer.body]).toEqual([status, body]);
  });

  it("needs its flag and its idempotency key", async () => {
    const { client } = await addPayer(stack);
    expect((await client.call(createDeposit, { body: { ...card, amount: 20 } })).status).toBe(400);
    await stack.ports.settings.set("isCashierDepositEnabled", false);
    try {
      const { body } = await pay(client, createDeposit, { ...card, amount: 20 });
      expect(body).toEqual({ errorCode: "FEATURE_DISABLED" });
    } finally {
      await stack.ports.settings.set("isCashierDepositEnabled", true);
    }
  });
});

describe("a withdrawal", () => {
  it("holds the money, is approved by an operator and paid, less its fee", async () => {
    const { client, linked } = await addPayer(stack);
    const { status, body } = await pay(client, createWithdrawal, withdraw(linked, 40));
    expect([status, body]).toMatchObject([201, { status: "PENDING", fee: 2.5, cancellable: true }]);
    expect(await balancesOf(client)).toMatchObject({ PendingWithdrawal: 40, Withdrawable: 60, Total: 100 });
    const decide = {
      params: { id: body.id },
      body: { decision: "APPROVE" as const, reason: "Known player" },
    };
    expect((await client.call(decideWithdrawal, decide)).body).toMatchObject({ decidedBy: "op_1" });
    expect((await client.call(decideWithdrawal, decide)).status).toBe(409);
    await vi.waitFor(async () => {
      const { body: paid } = await client.call(listWithdrawals, { query: { status: "PAID" } });
      expect(paid).toHaveLength(1);
    }, 15_000);
    expect(await balancesOf(client)).toMatchObject({ PendingWithdrawal: 0, Total: 60 });
  });

  it("returns the same response on a retry after a lost response, whatever has changed since", async () => {
    const { client, linked } = await addPayer(stack);
    const first = await pay(client, createWithdrawal, withdraw(linked, 100), "lost");
    expect(first.status).toBe(201);
    // Recreates the state that a server leaves behind if it dies after its commit and before its response.
    await stack.kit.db.query(
      `update idempotency_keys set answer_status = null, answer_body = null, claimed_by = 'server_dead'
       where key = 'lost'`,
    );
    await stack.ports.settings.set("isCashierWithdrawalEnabled", false);
    try {
      expect(await pay(client, createWithdrawal, withdraw(linked, 100), "lost")).toMatchObject({
        status: 201,
        body: first.body,
      });
    } finally {
      await stack.ports.settings.set("isCashierWithdrawalEnabled", true);
    }
    expect(await balancesOf(client)).toMatchObject({ PendingWithdrawal: 100, Withdrawable: 0 });
  });

  it("can be cancelled while it is pending; a retry returns the same response and moves nothing", async () => {
    const { client, linked } = await addPayer(stack);
    const { body } = await pay(client, createWithdrawal, withdraw(linked, 40));
    const cancel = () =>
      client.call(cancelWithdrawal, {
        params: { id: body.id },
        headers: { "idempotency-key": randomUUID() },
      });
    const answers = await Promise.all([cancel(), cancel(), cancel()]);
    for (const { status, body: cancelled } of answers) {
      expect([status, cancelled.status]).toEqual([200, "CANCELLED"]);
    }
    expect(await balancesOf(client)).toMatchObject({ PendingWithdrawal: 0, Withdrawable: 100 });
    const stranger = await addPayer(stack);
    const headers = { "idempotency-key": randomUUID() };
    const foreign = await stranger.client.call(cancelWithdrawal, { params: { id: body.id }, headers });
    expect(foreign.status).toBe(404);
  });

  it("that the bank refuses returns the money", async () => {
    const { client } = await addPayer(stack, { currency: "ETH", amountMinor: 1_00000000n });
    const target = `0x${"fa11".repeat(10)}`;
    const request = { method: "ETH", amount: 0.5, currency: "ETH", target, pinCode: "2580" };
    const { body } = await pay(client, createWithdrawal, request);
    await client.call(decideWithdrawal, {
      params: { id: body.id },
      body: { decision: "APPROVE", reason: "ok" },
    });
    await vi.waitFor(async () => {
      const { body: all } = await client.call(listWithdrawals);
      expect(all[0]).toMatchObject({ status: "DECLINED", declineReason: "REFUSED_BY_PROVIDER" });
    }, 15_000);
    expect(await balancesOf(client)).toMatchObject({ Withdrawable: 1 });
  });

  it("of the whole balance, requested many times at once, happens once", async () => {
    const { client, linked } = await addPayer(stack);
    const many = process.env.FULL_FAULTS ? 1_000 : 40;
    const request = withdraw(linked, 100);
    const answers = await Promise.all(
      Array.from({ length: many }, () => pay(client, createWithdrawal, request)),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(await balancesOf(client)).toMatchObject({ PendingWithdrawal: 100, Withdrawable: 0, Total: 100 });
  }, 120_000);

  it("is refused without document, money, linked account or PIN", async () => {
    const { client, linked, player } = await addPayer(stack);
    const refused = async (body: object) => (await pay(client, createWithdrawal, body)).body;
    expect(await refused(withdraw(linked, 101))).toEqual({ errorCode: "INSUFFICIENT_FUNDS" });
    expect(await refused(withdraw("linked_of_somebody", 40))).toEqual({
      errors: [{ code: "INVALID_VALUE", field: "target" }],
    });
    for (let tries = 0; tries < 4; tries++) {
      expect(await refused(withdraw(linked, 40, "9999"))).toEqual({
        errors: [{ code: "PIN_WRONG", field: "pinCode" }],
      });
    }
    expect(await refused(withdraw(linked, 40, "9999"))).toMatchObject({ errorCode: "ACCOUNT_BLOCKED" });
    expect(await refused(withdraw(linked, 40))).toMatchObject({ errorCode: "ACCOUNT_BLOCKED" });
    stack.clock.advance(31 * 60_000);
    await signIn(client, player);
    expect(await refused(withdraw(linked, 40))).toMatchObject({ status: "PENDING" });
  });
});

describe("a transfer", () => {
  it("moves money to another player at once, and notifies both", async () => {
    const { client, player } = await addPayer(stack);
    const friend = await addPayer(stack, { amountMinor: 0n });
    const request = { recipient: friend.player.nickname, amount: 30, currency: "USD", pinCode: "2580" };
    const [first, second] = [
      await pay(client, createTransfer, request, "t1"),
      await pay(client, createTransfer, request, "t1"),
    ];
    expect([first.status, second.body]).toEqual([201, first.body]);
    expect((await balancesOf(friend.client)).Withdrawable).toBe(30);
    expect((await balancesOf(client)).Withdrawable).toBe(70);
    for (const { email } of [player, friend.player]) {
      await vi.waitFor(async () => {
        const { body } = await client.call(listOutbox, { query: { to: email } });
        expect(body[0]?.subject).toMatch(/money/);
      }, 15_000);
    }
    const refused = async (change: object) =>
      (await pay(client, createTransfer, { ...request, ...change })).body;
    expect(await refused({ recipient: player.nickname })).toEqual({ errorCode: "RECIPIENT_NOT_FOUND" });
    expect(await refused({ recipient: "nobody-at-all" })).toEqual({ errorCode: "RECIPIENT_NOT_FOUND" });
    expect(await refused({ amount: 71 })).toEqual({ errorCode: "INSUFFICIENT_FUNDS" });
  });

  it("is refused where the jurisdiction does not allow it", async () => {
    const british = await addPlayer(stack, { countryCode: "GB", subdivision: "" });
    const { client } = await addPayer(stack);
    const request = { recipient: british.nickname, amount: 5, currency: "USD", pinCode: "2580" };
    expect((await pay(client, createTransfer, request)).body).toEqual({ errorCode: "RECIPIENT_NOT_FOUND" });
  });
});
