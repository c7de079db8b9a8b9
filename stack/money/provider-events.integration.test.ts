import { createHmac, randomUUID } from "node:crypto";
import { cancelWithdrawal } from "@parlour/contracts/calls/money/payment/cancel-withdrawal";
import { createDeposit } from "@parlour/contracts/calls/money/payment/create-deposit";
import { createTransfer } from "@parlour/contracts/calls/money/payment/create-transfer";
import { createWithdrawal } from "@parlour/contracts/calls/money/payment/create-withdrawal";
import { findRecipient } from "@parlour/contracts/calls/money/payment/find-recipient";
import { getDeposit } from "@parlour/contracts/calls/money/payment/get-deposit";
import { listDeposits } from "@parlour/contracts/calls/money/payment/list-deposits";
import type { PaymentProvider } from "@parlour/server/kit/ports/payment-provider";
import { expireDeposit, receiveEvent } from "@parlour/server/services/money/payment";
import { sandboxDeclaration } from "@parlour/server/services/money/payment-provider";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestStack, testStack } from "../testing.ts";
import { addPayer, balancesOf, pay } from "../testing-cashier.ts";
import { addPlayer } from "../testing-people.ts";

/** A second provider, which fails whenever a deposit is started. */
const failing: PaymentProvider = {
  code: "failing",
  declares: sandboxDeclaration,
  startDeposit: async () => {
    throw new Error("connection refused");
  },
  payOut: async () => {},
  isSigned: () => true,
  readEvent: async () => undefined,
  report: async () => [],
};

let stack: TestStack;
beforeAll(async () => {
  stack = await testStack({ shell: "none", payments: [failing] });
}, 120_000);
afterAll(() => stack?.close());

const completed = {
  kind: "deposit",
  status: "COMPLETED",
  amountMinor: "2000",
  confirmations: null,
  reason: null,
} as const;

async function sendSigned(body: string) {
  const signature = createHmac("sha256", stack.kit.config.secrets.provider).update(body).digest("hex");
  return await stack.client().send("POST", "/services/payment/providers/sandbox/events", {
    body,
    headers: { "x-sandbox-signature": signature, origin: "https://provider.example" },
  });
}

test.each([
  ["not an amount", { ...completed, id: "m1", reference: "deposit_1", amountMinor: "12.5" }],
  ["an amount as a number", { ...completed, id: "m2", reference: "deposit_1", amountMinor: 12 }],
  ["a negative amount", { ...completed, id: "m3", reference: "deposit_1", amountMinor: "-5" }],
  ["nothing arrived", { ...completed, id: "m4", reference: "deposit_1", amountMinor: "0" }],
  ["an unknown status", { ...completed, id: "m5", reference: "deposit_1", status: "MAYBE" }],
  ["no id", { ...completed, reference: "deposit_1" }],
  ["a reference beyond all ids", { ...completed, id: "m6", reference: "d".repeat(201) }],
  ["a number beyond all money", { ...completed, id: "m7", reference: "d", amountMinor: "9".repeat(19) }],
  ["nothing at all", {}],
])("a correctly signed but malformed provider event answers 400: %s", async (_name, message) => {
  const answer = await sendSigned(JSON.stringify(message));
  expect([answer.status, answer.body]).toEqual([400, { errorCode: "PROVIDER_EVENT_INVALID" }]);
});

test("a deposit event must come from the deposit's own provider", async () => {
  const { client } = await addPayer(stack, { amountMinor: 0n });
  const { body } = await pay(client, createDeposit, { method: "BANK", currency: "USD", amount: 20 });
  const event = { ...completed, id: randomUUID(), reference: body.id, amountMinor: 2000n };
  await receiveEvent({ kit: stack.kit, ...stack.ports }, "failing", event);
  expect((await client.call(getDeposit, { params: { id: body.id } })).body.status).toBe("PENDING");
  expect((await balancesOf(client)).Total).toBe(0);
  await receiveEvent({ kit: stack.kit, ...stack.ports }, "sandbox", event);
  expect((await balancesOf(client)).Total).toBe(20);
});

test("a payout event must come from the withdrawal's own provider", async () => {
  const { client, linked } = await addPayer(stack);
  const request = { method: "CBT", currency: "USD", amount: 50, target: linked, pinCode: "2580" };
  const { body } = await pay(client, createWithdrawal, request);
  await stack.kit.db.query("update withdrawals set status = 'APPROVED' where id = $1", [body.id]);
  const event = {
    ...completed,
    kind: "withdrawal",
    id: randomUUID(),
    reference: body.id,
    status: "PAID",
    amountMinor: null,
  } as const;
  await receiveEvent({ kit: stack.kit, ...stack.ports }, "failing", event);
  expect((await balancesOf(client)).PendingWithdrawal).toBe(50);
});

test("cancelling a withdrawal requires the idempotency key, and a retry returns the same response", async () => {
  const { client, linked } = await addPayer(stack);
  const request = { method: "CBT", currency: "USD", amount: 50, target: linked, pinCode: "2580" };
  const { body } = await pay(client, createWithdrawal, request);
  const cancel = (headers: Record<string, string>) =>
    client.call(cancelWithdrawal, { params: { id: body.id }, headers });
  expect((await cancel({})).body).toEqual({ errorCode: "IDEMPOTENCY_KEY_MISSING" });
  expect((await balancesOf(client)).PendingWithdrawal).toBe(50);
  const key = { "idempotency-key": randomUUID() };
  const first = await cancel(key);
  expect([first.status, first.body.status]).toEqual([200, "CANCELLED"]);
  expect(await cancel(key)).toMatchObject({ status: 200, body: first.body });
});

test("a provider that fails during a deposit does not leave it pending forever", async () => {
  const { client, player } = await addPayer(stack, { amountMinor: 0n });
  await stack.kit.db.query(
    "update payment_methods set provider = 'failing' where payment_type = 'D' and code = 'BANK' and currency = 'USD'",
  );
  const answer = await pay(client, createDeposit, { method: "BANK", currency: "USD", amount: 20 });
  await stack.kit.db.query(
    "update payment_methods set provider = 'sandbox' where payment_type = 'D' and code = 'BANK' and currency = 'USD'",
  );
  expect(answer.body).toEqual({ errorCode: "PROVIDER_UNAVAILABLE" });
  const due = () =>
    stack.kit.db.query<{ id: string }>(
      "select id from deposits where player_id = $1 and status = 'PENDING' and expires_at <= $2",
      [player.id, stack.clock.now()],
    );
  expect(await due()).toEqual([]);
  stack.clock.advance(16 * 60_000);
  for (const { id } of await due()) await expireDeposit(stack.kit, id);
  const { body } = await client.call(listDeposits);
  expect(body.map(({ status }) => status)).toEqual(["EXPIRED"]);
});

test("recipients cannot be probed by e-mail", async () => {
  const { client } = await addPayer(stack);
  const recipient = await addPlayer(stack, { currency: "USD" });
  const found = await client.call(findRecipient, { query: { nickname: recipient.nickname.toUpperCase() } });
  expect(found.body).toEqual({ nickname: recipient.nickname });
  const probed = await client.call(findRecipient, { query: { nickname: recipient.email } });
  expect([probed.status, probed.body]).toEqual([422, { errorCode: "RECIPIENT_NOT_FOUND" }]);
  const transfer = { recipient: recipient.email, amount: 5, currency: "USD", pinCode: "2580" };
  expect((await pay(client, createTransfer, transfer)).body).toEqual({ errorCode: "RECIPIENT_NOT_FOUND" });
});

test("a transfer without a PIN is refused", async () => {
  const { client } = await addPayer(stack);
  const recipient = await addPlayer(stack, { currency: "USD" });
  const transfer = { recipient: recipient.nickname, amount: 5, currency: "USD" };
  const answer = await pay(client, createTransfer, transfer);
  expect([answer.status, answer.body]).toEqual([422, { errors: [{ code: "REQUIRED", field: "pinCode" }] }]);
  expect((await balancesOf(client)).Total).toBe(100);
});
