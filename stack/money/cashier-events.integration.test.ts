import { createHmac } from "node:crypto";
import { createDeposit } from "@parlour/contracts/calls/money/payment/create-deposit";
import { getDeposit } from "@parlour/contracts/calls/money/payment/get-deposit";
import { actOnSandboxPayment } from "@parlour/contracts/calls/money/payment-provider/act-on-sandbox-payment";
import { expireDeposit } from "@parlour/server/services/money/payment";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestStack, testStack } from "../testing.ts";
import { addPayer, balancesOf, findDifferences, pay } from "../testing-cashier.ts";
import { betFrom } from "../testing-money.ts";

let stack: TestStack;
beforeAll(async () => {
  stack = await testStack({ shell: "none" });
}, 120_000);
afterAll(() => stack?.close());

const histories = process.env.FULL_FAULTS ? 60 : 6;

type Message = { id: string; status: string; amountMinor?: string | null; confirmations?: number };

/** Sends a provider's webhook, signed with the provider's secret unless the test passes a forged one. */
async function send(reference: string, message: Message, secret = stack.kit.config.secrets.provider) {
  const body = JSON.stringify({
    kind: "deposit",
    reference,
    amountMinor: null,
    confirmations: null,
    reason: null,
    ...message,
  });
  const signature = createHmac("sha256", secret).update(body).digest("hex");
  return await stack.client().send("POST", "/services/payment/providers/sandbox/events", {
    body,
    headers: { "x-sandbox-signature": signature, origin: "https://provider.example" },
  });
}

/** Makes a deposit that the provider completes or reverses without sending us a webhook. */
async function unreportedDeposit(client: Awaited<ReturnType<typeof addPayer>>["client"], takenBack: boolean) {
  const { body } = await pay(client, createDeposit, {
    method: "CARD",
    currency: "USD",
    amount: 50,
    cardNumber: "4000 0000 0000 4000",
    expiry: "12/30",
    securityCode: "123",
  });
  await stack.kit.db.query(
    "update sandbox_payments set status = $2, received_minor = 5000 where reference = $1",
    [body.id, takenBack ? "TAKEN_BACK" : "DONE"],
  );
  return body.id;
}

test("duplicated, reordered and late webhooks lead to one result", async () => {
  const { client } = await addPayer(stack, { amountMinor: 0n });
  let credited = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.boolean(),
      fc.boolean(),
      fc.array(fc.nat(30), { minLength: 8, maxLength: 8 }),
      async (takenBack, givenUp, order) => {
        const id = await unreportedDeposit(client, takenBack);
        const messages: Message[] = [
          { id: `${id}:p1`, status: "PROCESSING", amountMinor: "5000", confirmations: 1 },
          { id: `${id}:c`, status: "COMPLETED", amountMinor: "5000" },
          ...(takenBack ? [{ id: `${id}:r`, status: "REVERSED" }] : []),
        ];
        const notified = [...messages, ...messages]
          .map((message, index) => ({ message, key: order[index] ?? 0 }))
          .sort((one, other) => one.key - other.key);
        if (givenUp) await expireDeposit(stack.kit, id);
        const answers = await Promise.all(notified.map(({ message }) => send(id, message)));
        expect(answers.map(({ status }) => status)).toEqual(notified.map(() => 200));
        const { body } = await client.call(getDeposit, { params: { id } });
        expect(body.status).toBe(takenBack ? "REVERSED" : "COMPLETED");
        if (!takenBack) credited += 50;
        expect((await balancesOf(client)).Total).toBe(credited);
      },
    ),
    { numRuns: histories },
  );
  expect(await findDifferences(stack)).toEqual([]);
}, 300_000);

test("a webhook that arrives a day late is still credited", async () => {
  const { client, player } = await addPayer(stack, { amountMinor: 0n });
  const id = await unreportedDeposit(client, false);
  await expireDeposit(stack.kit, id);
  stack.clock.advance(26 * 3_600_000);
  expect((await send(id, { id: `${id}:late`, status: "COMPLETED", amountMinor: "5000" })).status).toBe(200);
  const [row] = await stack.kit.db.query<{ status: string }>(
    "select status from deposits where player_id = $1",
    [player.id],
  );
  expect(row?.status).toBe("COMPLETED");
  expect(await findDifferences(stack)).toEqual([]);
});

test("a forged webhook has no effect", async () => {
  const { client } = await addPayer(stack, { amountMinor: 0n });
  const { body } = await pay(client, createDeposit, { method: "BANK", currency: "USD", amount: 50 });
  const message = { id: "forged", status: "COMPLETED", amountMinor: "999999" };
  const forged = await send(body.id, message, "not the secret");
  expect([forged.status, forged.body]).toEqual([401, { errorCode: "SIGNATURE_INVALID" }]);
  const bare = await stack
    .client()
    .send("POST", "/services/payment/providers/sandbox/events", { body: message });
  expect(bare.status).toBe(401);
  const unknown = await stack
    .client()
    .send("POST", "/services/payment/providers/nobody/events", { body: {} });
  expect(unknown.status).toBe(401);
  expect((await balancesOf(client)).Total).toBe(0);
});

test("a chargeback debits what the player has left, and the house bears the rest", async () => {
  const { client, player } = await addPayer(stack, { amountMinor: 0n });
  const id = await unreportedDeposit(client, true);
  await send(id, { id: `${id}:c`, status: "COMPLETED", amountMinor: "5000" });
  await betFrom(stack, { playerId: player.id, id: "played", currency: "USD", amountMinor: 30_00n });
  await send(id, { id: `${id}:r`, status: "REVERSED" });
  expect((await balancesOf(client)).Total).toBe(0);
  expect(await findDifferences(stack)).toEqual([]);
});

test("paying one deposit several times at once credits it once", async () => {
  const { client } = await addPayer(stack, { amountMinor: 0n });
  const { body } = await pay(client, createDeposit, { method: "BANK", currency: "USD", amount: 20 });
  const act = () =>
    client.call(actOnSandboxPayment, { params: { reference: body.id }, body: { act: "pay" } });
  const answers = await Promise.all([act(), act(), act()]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  expect((await balancesOf(client)).Total).toBe(20);
});
