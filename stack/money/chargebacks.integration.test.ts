import { createDeposit } from "@parlour/contracts/calls/money/payment/create-deposit";
import { createTransfer } from "@parlour/contracts/calls/money/payment/create-transfer";
import { createWithdrawal } from "@parlour/contracts/calls/money/payment/create-withdrawal";
import { decideWithdrawal } from "@parlour/contracts/calls/money/payment/decide-withdrawal";
import { listPaymentProblems } from "@parlour/contracts/calls/money/payment/list-payment-problems";
import { listPaymentsOfPlayer } from "@parlour/contracts/calls/money/payment/list-payments-of-player";
import { listWithdrawals } from "@parlour/contracts/calls/money/payment/list-withdrawals";
import { settleDebt } from "@parlour/contracts/calls/money/payment/settle-debt";
import { settlePaymentProblem } from "@parlour/contracts/calls/money/payment/settle-payment-problem";
import { actOnSandboxPayment } from "@parlour/contracts/calls/money/payment-provider/act-on-sandbox-payment";
import { claimQueueItem } from "@parlour/contracts/calls/office/operator-queues/claim-queue-item";
import { listAlerts } from "@parlour/contracts/calls/office/operator-queues/list-alerts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestClient, type TestStack, testStack } from "../testing.ts";
import { addPayer, balancesOf, findDifferences, pay } from "../testing-cashier.ts";
import { betFrom } from "../testing-money.ts";
import { actAsOperator, agree, agreeOnRule, authoriseTestOperator } from "../testing-operator.ts";
import { addPlayer } from "../testing-people.ts";

let stack: TestStack;
beforeAll(async () => {
  stack = await testStack({ shell: "none", authoriseOperator: authoriseTestOperator });
}, 120_000);
afterAll(() => stack?.close());

const desk = () => actAsOperator(stack.client(), "Ada", ["PAYMENTS"]);

async function depositByCard(client: TestClient, amount: number): Promise<string> {
  const { status, body } = await pay(client, createDeposit, {
    method: "CARD",
    currency: "USD",
    amount,
    cardNumber: "4000 0000 0000 1000",
    expiry: "12/30",
    securityCode: "123",
  });
  expect(status).toBe(201);
  return body.id;
}

const withdraw = (client: TestClient, target: string, amount: number) =>
  pay(client, createWithdrawal, { method: "CBT", currency: "USD", amount, target, pinCode: "2580" });

async function chargeBack(client: TestClient, reference: string): Promise<void> {
  const { status } = await client.call(actOnSandboxPayment, {
    params: { reference },
    body: { act: "charge_back" },
  });
  expect(status).toBe(200);
}

async function statuses(client: TestClient): Promise<(string | null)[][]> {
  const { body } = await client.call(listWithdrawals);
  return body.map(({ status, declineReason }) => [status, declineReason]);
}

async function chargebackOf(playerId: string) {
  const { body } = await desk().call(listPaymentProblems);
  return body.items.find((problem) => problem.kind === "CHARGEBACK" && problem.playerId === playerId);
}

test("a chargeback first takes the pending withdrawal, so the money is not paid twice", async () => {
  const { client, player, linked } = await addPayer(stack, { amountMinor: 0n });
  const id = await depositByCard(client, 50);
  expect((await withdraw(client, linked, 50)).status).toBe(201);
  await chargeBack(client, id);
  expect(await statuses(client)).toEqual([["DECLINED", "DEPOSIT_REVERSED"]]);
  expect(await balancesOf(client)).toMatchObject({ Total: 0, PendingWithdrawal: 0 });
  expect(await chargebackOf(player.id)).toMatchObject({ reference: id, debt: null });
  expect(await findDifferences(stack)).toEqual([]);
});

test("a chargeback takes back an approved withdrawal that has not been sent to a provider", async () => {
  const { client, linked } = await addPayer(stack, { amountMinor: 0n });
  const id = await depositByCard(client, 50);
  const { body } = await withdraw(client, linked, 50);
  // The payout job has not run yet, as happens on a busy server.
  await stack.kit.db.query("update withdrawals set status = 'APPROVED' where id = $1", [body.id]);
  await chargeBack(client, id);
  expect(await statuses(client)).toEqual([["DECLINED", "DEPOSIT_REVERSED"]]);
  expect(await balancesOf(client)).toMatchObject({ Total: 0, PendingWithdrawal: 0 });
});

test("a withdrawal that is at the provider is not taken back; what it paid out is owed", async () => {
  const { client, player, linked } = await addPayer(stack, { amountMinor: 0n });
  const id = await depositByCard(client, 50);
  const { body } = await withdraw(client, linked, 40);
  await stack.kit.db.query(
    "update withdrawals set status = 'APPROVED', payout_requested_at = now() where id = $1",
    [body.id],
  );
  await chargeBack(client, id);
  expect(await statuses(client)).toEqual([["APPROVED", null]]);
  expect(await balancesOf(client)).toMatchObject({ Total: 40, PendingWithdrawal: 40, Withdrawable: 0 });
  expect((await chargebackOf(player.id))?.debt).toMatchObject({ amount: 40, owed: 40, currency: "USD" });
});

test("a debt from a chargeback is recorded, blocks withdrawals and is taken from the next deposit", async () => {
  const { client, player, linked } = await addPayer(stack, { amountMinor: 0n });
  const recipient = await addPlayer(stack, { currency: "USD" });
  const id = await depositByCard(client, 50);
  await betFrom(stack, { playerId: player.id, id: "played", currency: "USD", amountMinor: 30_00n });
  await chargeBack(client, id);
  expect((await chargebackOf(player.id))?.debt).toMatchObject({ depositId: id, amount: 30, owed: 30 });

  await depositByCard(client, 20);
  expect((await balancesOf(client)).Total).toBe(0);
  const { body } = await desk().call(listPaymentsOfPlayer, { params: { playerId: player.id } });
  expect(body.debts).toMatchObject([{ depositId: id, amount: 30, collected: 20, owed: 10 }]);

  const refused = await withdraw(client, linked, 20);
  expect([refused.status, refused.body]).toEqual([
    403,
    { errorCode: "PAYMENT_OWED", owed: 10, currency: "USD" },
  ]);
  const transfer = { recipient: recipient.nickname, amount: 5, currency: "USD", pinCode: "2580" };
  expect((await pay(client, createTransfer, transfer)).body).toMatchObject({ errorCode: "PAYMENT_OWED" });

  await depositByCard(client, 60);
  expect((await balancesOf(client)).Total).toBe(50);
  expect((await withdraw(client, linked, 20)).status).toBe(201);
  expect(await findDifferences(stack)).toEqual([]);
});

test("withdrawals after a chargeback are never approved automatically; an operator decides", async () => {
  const { client, linked } = await addPayer(stack, { amountMinor: 0n });
  await chargeBack(client, await depositByCard(client, 50));
  await depositByCard(client, 50);
  const { body } = await withdraw(client, linked, 50);
  const [row] = await stack.kit.db.query<{ signals: string[] }>(
    "select signals from withdrawals where id = $1",
    [body.id],
  );
  expect(row?.signals).toContain("CHARGEBACK");
  // Makes the sandbox decide on the withdrawal now instead of after its delay.
  const { db, jobs } = stack.kit;
  await db.transaction((tx) => jobs.enqueue(tx, "withdrawal-decision", { id: body.id, now: true }));
  await expect
    .poll(
      async () => {
        const [job] = await db.query<{ state: string }>(
          "select state from jobs.job where name = 'withdrawal-decision' and data @> $1",
          [{ id: body.id, now: true }],
        );
        return job?.state;
      },
      { timeout: 30_000 },
    )
    .toBe("completed");
  expect((await statuses(client))[0]).toEqual(["PENDING", null]);
  const decided = await desk().call(decideWithdrawal, {
    params: { id: body.id },
    body: { decision: "APPROVE", reason: "the bank confirmed the mistake" },
  });
  expect(decided.status).toBe(200);
}, 60_000);

test("a chargeback raises an alert and a queue entry that an operator claims, collects and closes", async () => {
  const { client, player } = await addPayer(stack, { amountMinor: 0n });
  const id = await depositByCard(client, 50);
  await betFrom(stack, { playerId: player.id, id: "played", currency: "USD", amountMinor: 50_00n });
  await chargeBack(client, id);
  const alerts = await desk().call(listAlerts);
  expect(alerts.body.items.map(({ kind }) => kind)).toContain("CHARGEBACKS");
  const problem = (await chargebackOf(player.id))!;
  const claimed = await desk().call(claimQueueItem, {
    params: { queue: "payments" },
    body: { itemId: problem.id },
  });
  expect(claimed.status).toBe(200);

  const settle = (action: "COLLECT" | "WRITE_OFF") =>
    desk().call(settleDebt, { params: { id }, body: { action, reason: "agreed with the player" } });
  expect((await settle("COLLECT")).body).toEqual({ errorCode: "INSUFFICIENT_FUNDS" });
  expect((await settle("WRITE_OFF")).body).toMatchObject({ owed: 0, writtenOff: true });
  expect((await settle("COLLECT")).status).toBe(409);
  const closed = await desk().call(settlePaymentProblem, {
    body: { id: problem.id, reason: "written off" },
  });
  expect(closed.status).toBe(200);
  expect(await chargebackOf(player.id)).toBeUndefined();
  await depositByCard(client, 20);
  expect((await balancesOf(client)).Total).toBe(20);
});

test("withdrawals requested while their deposit is reversed are never left payable", async () => {
  for (let round = 0; round < 5; round++) {
    const { client, linked } = await addPayer(stack, { amountMinor: 0n });
    const id = await depositByCard(client, 100);
    const requests = [20, 20, 20, 20].map((amount) => withdraw(client, linked, amount));
    await Promise.all([...requests, chargeBack(client, id)]);
    const open = (await statuses(client)).filter(([status]) => status === "PENDING");
    const { Total, PendingWithdrawal } = await balancesOf(client);
    expect({ open, Total, PendingWithdrawal }).toEqual({ open: [], Total: 0, PendingWithdrawal: 0 });
  }
  expect(await findDifferences(stack)).toEqual([]);
});

test("the policy decides from which amount writing off a debt needs a second operator", async () => {
  const { client, player } = await addPayer(stack, { amountMinor: 0n });
  const id = await depositByCard(client, 50);
  await betFrom(stack, { playerId: player.id, id: "lost", currency: "USD", amountMinor: 50_00n });
  await chargeBack(client, id);
  await agreeOnRule(stack, "DEBT_WRITE_OFF", { when: "ABOVE", amount: 49 });
  const body = { action: "WRITE_OFF" as const, reason: "agreed with the player" };
  expect((await desk().call(settleDebt, { params: { id }, body })).body).toEqual({
    errorCode: "SECOND_PERSON_REQUIRED",
  });
  const other = actAsOperator(stack.client(), "Bo", ["PAYMENTS"]);
  expect((await agree(desk(), other, "DEBT_WRITE_OFF", { id })).body).toMatchObject({ state: "APPROVED" });
  expect((await desk().call(settleDebt, { params: { id }, body })).status).toBe(409);
});
