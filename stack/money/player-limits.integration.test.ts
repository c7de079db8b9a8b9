import { createDeposit } from "@parlour/contracts/calls/money/payment/create-deposit";
import { createTransfer } from "@parlour/contracts/calls/money/payment/create-transfer";
import { createWithdrawal } from "@parlour/contracts/calls/money/payment/create-withdrawal";
import { listMethodGroups } from "@parlour/contracts/calls/money/routing/list-method-groups";
import { listPlayerLimits } from "@parlour/contracts/calls/money/routing/list-player-limits";
import { decideProposal } from "@parlour/contracts/calls/office/operator/decide-proposal";
import { proposeChange } from "@parlour/contracts/calls/office/operator/propose-change";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestClient, type TestStack, testStack } from "../testing.ts";
import { addPayer, pay } from "../testing-cashier.ts";
import { actAsOperator, authoriseTestOperator } from "../testing-operator.ts";

let stack: TestStack;
let proposer: TestClient;
let approver: TestClient;
beforeAll(async () => {
  stack = await testStack({ shell: "none", authoriseOperator: authoriseTestOperator });
  proposer = actAsOperator(stack.client(), "sasha", ["SUPPORT"]);
  approver = actAsOperator(stack.client(), "paul", ["PAYMENTS"]);
}, 90_000);
afterAll(() => stack?.close());

const reason = "agreed on by telephone";
type Kind = "DEPOSIT" | "WITHDRAWAL" | "TRANSFER";

const propose = (playerId: string, kind: Kind, max: number | null, currency = "USD") =>
  proposer.call(proposeChange, {
    body: { kind: "PLAYER_LIMIT", data: { playerId, kind, currency, max }, reason },
  });
const approve = (id: string, by = approver) =>
  by.call(decideProposal, { params: { id }, body: { decision: "APPROVE", reason } });

async function agree(playerId: string, kind: Kind, max: number | null): Promise<void> {
  const { status, body } = await propose(playerId, kind, max);
  expect(status).toBe(201);
  expect((await approve(body.id)).status).toBe(200);
}

const limitOf = async (playerId: string, kind: Kind) =>
  (await proposer.call(listPlayerLimits, { params: { playerId } })).body.items.find(
    (one) => one.kind === kind,
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
const aboveMaximum = { status: 422, body: { errors: [{ code: "ABOVE_MAXIMUM", field: "amount" }] } };

test("a lower limit applies at once after approval, is shown, and is removed the same way", async () => {
  const { player, client } = await addPayer(stack);
  const { body: proposed } = await propose(player.id, "DEPOSIT", 50);
  expect(proposed.summary).toContain("$50.00");
  expect((await deposit(client, 60)).status).toBe(201);
  expect((await approve(proposed.id, proposer)).status).not.toBe(200);
  expect((await approve(proposed.id)).status).toBe(200);
  expect(await deposit(client, 60)).toMatchObject(aboveMaximum);
  expect((await deposit(client, 50)).status).toBe(201);
  expect((await limitOf(player.id, "DEPOSIT")).own).toMatchObject({ max: 50, proposalId: proposed.id });
  const query = { paymentType: "D" as const, currency: "USD" };
  const shown = async (who: TestClient) =>
    (await who.call(listMethodGroups, { query })).body
      .flatMap(({ methods }) => methods)
      .find(({ code }) => code === "CARD")?.max;
  expect(await shown(client)).toBe(50);
  expect(await shown(stack.client())).toBeGreaterThan(50);

  await agree(player.id, "DEPOSIT", null);
  expect((await limitOf(player.id, "DEPOSIT")).own).toBeNull();
  expect((await deposit(client, 60)).status).toBe(201);
});

test("a higher limit applies to that player only", async () => {
  const [known, other] = [await addPayer(stack), await addPayer(stack)];
  const { usualMax } = await limitOf(known.player.id, "DEPOSIT");
  const amount = usualMax! + 100;
  expect(await deposit(known.client, amount)).toMatchObject(aboveMaximum);
  await agree(known.player.id, "DEPOSIT", amount);
  expect((await deposit(known.client, amount)).status).toBe(201);
  expect(await deposit(other.client, amount)).toMatchObject(aboveMaximum);
});

test("withdrawals and transfers have separate limits", async () => {
  const { player, client, linked } = await addPayer(stack, { amountMinor: 1_000_00n });
  const recipient = await addPayer(stack);
  await agree(player.id, "WITHDRAWAL", 40);
  await agree(player.id, "TRANSFER", 30);
  const groups = (await client.call(listMethodGroups, { query: { paymentType: "W", currency: "USD" } })).body;
  const bank = groups.find(({ code }) => code === "CBT")!.methods[0]!;
  expect(bank.max).toBe(40);
  const request = { method: bank.code, currency: "USD", target: linked, pinCode: "2580" };
  expect(await pay(client, createWithdrawal, { ...request, amount: 41 })).toMatchObject(aboveMaximum);
  expect((await pay(client, createWithdrawal, { ...request, amount: 40 })).status).toBe(201);
  const send = (amount: number) =>
    pay(client, createTransfer, {
      recipient: recipient.player.nickname,
      amount,
      currency: "USD",
      pinCode: "2580",
    });
  expect(await send(31)).toMatchObject(aboveMaximum);
  expect((await send(20)).status).toBe(201);
  expect((await send(20)).body).toMatchObject({ errorCode: "LIMIT_EXCEEDED" });
});

test("an invalid limit is refused, and a method whose minimum exceeds the limit is not offered", async () => {
  const { player, client } = await addPayer(stack);
  const refused = { body: { errorCode: "PROPOSAL_REFUSED" } };
  expect(await propose("player_none", "DEPOSIT", 50)).toMatchObject(refused);
  expect(await propose(player.id, "DEPOSIT", 50, "EUR")).toMatchObject(refused);
  expect(await propose(player.id, "DEPOSIT", 50.001)).toMatchObject(refused);
  expect(await propose(player.id, "DEPOSIT", null)).toMatchObject(refused);
  await agree(player.id, "DEPOSIT", 0.01);
  const { body } = await client.call(listMethodGroups, { query: { paymentType: "D", currency: "USD" } });
  expect(body).toEqual([]);
  expect((await deposit(client, 20)).body).toMatchObject({ errorCode: "METHOD_NOT_AVAILABLE" });
});
