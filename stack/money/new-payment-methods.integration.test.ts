import { createDeposit } from "@parlour/contracts/calls/money/payment/create-deposit";
import { createWithdrawal } from "@parlour/contracts/calls/money/payment/create-withdrawal";
import { decideWithdrawal } from "@parlour/contracts/calls/money/payment/decide-withdrawal";
import { getDeposit } from "@parlour/contracts/calls/money/payment/get-deposit";
import { retryPayout } from "@parlour/contracts/calls/money/payment/retry-payout";
import { listMethodChanges } from "@parlour/contracts/calls/money/routing/list-method-changes";
import { listMethodForms } from "@parlour/contracts/calls/money/routing/list-method-forms";
import { listMethodGroups } from "@parlour/contracts/calls/money/routing/list-method-groups";
import { listPaymentKinds } from "@parlour/contracts/calls/money/routing/list-payment-kinds";
import { undoMethodChange } from "@parlour/contracts/calls/money/routing/undo-method-change";
import { decideProposal } from "@parlour/contracts/calls/office/operator/decide-proposal";
import { proposeChange } from "@parlour/contracts/calls/office/operator/propose-change";
import { loadConfig } from "@parlour/server/kit/config";
import { paymentProviders } from "@parlour/server/main/payment-providers";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { type TestClient, type TestStack, testStack } from "../testing.ts";
import { type FakeBtcPay, startFakeBtcPay } from "../testing-btcpay-server.ts";
import { addPayer, balancesOf, pay } from "../testing-cashier.ts";
import { changePaymentMethod } from "../testing-configuration.ts";
import { createExampleProvider } from "../testing-example-provider.ts";
import { actAsOperator, authoriseTestOperator } from "../testing-operator.ts";

let stack: TestStack;
let btcPay: FakeBtcPay;
let [desk, colleague]: TestClient[] = [];
const example = createExampleProvider();
const reason = "New provider contract";

beforeAll(async () => {
  btcPay = await startFakeBtcPay();
  stack = await testStack({
    shell: "none",
    authoriseOperator: authoriseTestOperator,
    payments: [...paymentProviders(loadConfig(btcPay.env)), example.provider],
  });
  // A fresh production database has no methods.
  await stack.kit.db.query("delete from payment_methods");
  desk = actAsOperator(stack.client(), "Ada", ["PAYMENTS"]);
  colleague = actAsOperator(stack.client(), "Bo", ["PAYMENTS"]);
}, 120_000);
afterAll(async () => {
  await stack?.close();
  await btcPay?.close();
});

const bitcoinDeposits = {
  provider: "btcpay",
  kind: "BTC",
  paymentType: "D",
  code: "BTC",
  name: "Bitcoin",
  position: 0,
  enabled: true,
  regions: null,
  excludedRegions: [],
  currencies: [{ currency: "BTC", min: 0.001, max: 2, fee: 0 }],
};
const propose = (data: object) =>
  desk!.call(proposeChange, { body: { kind: "PAYMENT_METHOD", data: data as never, reason } });
async function create(data: object): Promise<void> {
  const proposed = await propose(data);
  expect(proposed.body).toMatchObject({ state: "OPEN" });
  const { id } = proposed.body;
  const decision = { decision: "APPROVE", reason: "Agreed" } as const;
  const decided = await colleague!.call(decideProposal, { params: { id }, body: decision });
  expect(decided.body).toMatchObject({ state: "APPROVED" });
}
const offered = async (query: { paymentType: "D" | "W"; currency: string; region?: string }) => {
  const { body } = await stack.client().call(listMethodGroups, { query });
  return body;
};

test("operators see what every configured provider supports", async () => {
  const { body } = await desk!.call(listPaymentKinds);
  expect(body.items.map(({ provider }) => provider)).toEqual(["sandbox", "btcpay", "example", "house"]);
  const stranger = actAsOperator(stack.client(), "Cy", ["CONTENT"]);
  expect((await stranger.call(listPaymentKinds)).status).toBe(403);
});

test("two operators create the first method of an empty site, a player deposits with it, and it can be undone", async () => {
  const { client } = await addPayer(stack, { currency: "BTC", amountMinor: 0n });
  const request = { method: "BTC", currency: "BTC", amount: 0.004 };
  expect((await pay(client, createDeposit, request)).body).toEqual({ errorCode: "METHOD_NOT_AVAILABLE" });

  await create(bitcoinDeposits);
  const query = { paymentType: "D", currency: "BTC" } as const;
  expect(await offered(query)).toEqual([
    {
      code: "CRYPTO",
      name: "Crypto",
      methods: [{ code: "BTC", name: "Bitcoin", currency: "BTC", min: 0.001, max: 2, fee: 0 }],
    },
  ]);
  const { body: forms } = await client.call(listMethodForms, { query });
  expect(forms).toMatchObject([{ code: "BTC", label: null, icon: "crypto", fields: [] }]);

  const started = (await pay(client, createDeposit, request)).body;
  expect(started).toMatchObject({ status: "PENDING", instructions: { confirmationsNeeded: 1 } });
  const { headers, rawBody } = btcPay.payInvoice(started.id);
  const notified = await stack.client().send("POST", "/services/payment/providers/btcpay/events", {
    body: rawBody,
    headers: { ...headers, origin: "https://provider.example" },
  });
  expect(notified.status).toBe(200);
  const { body } = await client.call(getDeposit, { params: { id: started.id } });
  expect(body).toMatchObject({ status: "COMPLETED", amount: 0.004 });
  expect(await balancesOf(client)).toMatchObject({ Playable: 0.004 });

  const { items } = (await desk!.call(listMethodChanges, { query: { subject: "D/BTC/BTC" } })).body;
  expect(items).toMatchObject([{ operatorName: "Bo", before: null, after: { kind: "BTC", enabled: true } }]);
  const { version } = items[0]!;
  const undone = await desk!.call(undoMethodChange, {
    params: { version },
    body: { latest: version, reason },
  });
  expect(undone.body).toMatchObject({ enabled: false, max: 2 });
  expect(await offered(query)).toEqual([]);
  const params = { paymentType: "D", code: "BTC", currency: "BTC" } as const;
  await changePaymentMethod(desk!, params, { enabled: true });
  expect(await offered(query)).toHaveLength(1);
});

test.each([
  [{ kind: "LTC" }, /offers LTC/],
  [{ provider: "nobody" }, /no provider nobody/],
  [{ currencies: [{ currency: "USD", min: 1, max: 2, fee: 0 }] }, /does not support USD/],
  [{ currencies: [{ currency: "BTC", min: 0.001, max: 200, fee: 0 }] }, /accepts 0.00005 to 100 BTC/],
  [{ currencies: [{ currency: "BTC", min: 3, max: 2, fee: 0 }] }, /minimum is above/],
  [{ currencies: [{ currency: "BTC", min: 1, max: 2, fee: 0.5 }] }, /no fee/],
  [{ currencies: [{ currency: "BTC", min: 0.000000001, max: 2, fee: 0 }] }, /decimals/],
  [{ currencies: [...bitcoinDeposits.currencies, ...bitcoinDeposits.currencies] }, /listed twice/],
  [{ code: "BTC" }, /already a method D\/BTC\/BTC/],
])("a method with %j is refused", async (change, cause) => {
  const { body } = await propose({ ...bitcoinDeposits, code: "BTC2", ...change });
  expect(body).toMatchObject({ errorCode: "PROPOSAL_REFUSED", cause: expect.stringMatching(cause) });
});

test.each([
  [{ code: "b t c" }, /^code: /],
  [{ position: -1 }, /^position: /],
  [{ currencies: [] }, /^currencies: /],
  [{ currencies: [{ ...bitcoinDeposits.currencies[0], min: 0 }] }, /^currencies: 0: min: /],
])("a proposal with an invalid field in %j names it", async (change, cause) => {
  const { body } = await propose({ ...bitcoinDeposits, ...change });
  expect(body).toMatchObject({ errorCode: "PROPOSAL_REFUSED", cause: expect.stringMatching(cause) });
});

test("the fields of a method are checked as its provider declares them", async () => {
  const { client } = await addPayer(stack, { amountMinor: 0n });
  await create({
    ...bitcoinDeposits,
    provider: "example",
    kind: "CREDIT_CARD",
    code: "EXAMPLE_CARD",
    name: "Credit card",
    currencies: [{ currency: "USD", min: 10, max: 1_000, fee: 0 }],
  });
  const request = { method: "EXAMPLE_CARD", currency: "USD", amount: 20 };
  const refused = async (fields: object) =>
    (await pay(client, createDeposit, { ...request, ...fields })).body;
  expect(await refused({})).toEqual({ errors: [{ code: "REQUIRED", field: "number" }] });
  expect(await refused({ number: "4111 1111 1111 1112" })).toEqual({
    errors: [{ code: "INVALID_VALUE", field: "number" }],
  });
  expect(await refused({ number: 4111 })).toEqual({ errors: [{ code: "INVALID_TYPE", field: "number" }] });
  const { body } = await pay(client, createDeposit, { ...request, number: "4111 1111 1111 1111" });
  expect(body).toMatchObject({ status: "PENDING", method: "EXAMPLE_CARD" });
});

test("a method is offered in its own places, and pays out to a verified account", async () => {
  const { client } = await addPayer(stack, { currency: "EUR" });
  await create({
    ...bitcoinDeposits,
    provider: "sandbox",
    kind: "IBAN",
    paymentType: "W",
    code: "SEPA",
    name: "SEPA transfer",
    excludedRegions: ["US"],
    currencies: [{ currency: "EUR", min: 20, max: 5_000, fee: 1 }],
  });
  expect(await offered({ paymentType: "W", currency: "EUR", region: "US-NY" })).toEqual([]);
  expect(await offered({ paymentType: "W", currency: "EUR", region: "DE" })).toHaveLength(1);
  const withdraw = (target: string) =>
    pay(client, createWithdrawal, { method: "SEPA", amount: 40, currency: "EUR", target, pinCode: "2580" });
  expect((await withdraw("DE89 3704 0044 0532 0130 01")).body).toEqual({
    errors: [{ code: "INVALID_VALUE", field: "target" }],
  });
  const { status, body } = await withdraw("de89 3704 0044 0532 0130 00");
  expect([status, body]).toMatchObject([201, { fee: 1, target: "DE893704…013000" }]);
  const [row] = await stack.kit.db.query("select method_kind, target from withdrawals where id = $1", [
    body.id,
  ]);
  expect(row).toEqual({ method_kind: "IBAN", target: "DE89370400440532013000" });
});

test("a payout that was cancelled at the provider returns the money, even if the message about it was lost", async () => {
  const { client, player } = await addPayer(stack, { currency: "BTC", amountMinor: 10_000_000n });
  await create({ ...bitcoinDeposits, paymentType: "W", code: "BTC_OUT", name: "Bitcoin payout" });
  const target = "bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4";
  const request = { method: "BTC_OUT", amount: 0.05, currency: "BTC", target, pinCode: "2580" };
  const { body } = await pay(client, createWithdrawal, request);
  const params = { id: body.id };
  await desk!.call(decideWithdrawal, { params, body: { decision: "APPROVE", reason } });
  await vi.waitFor(() => expect(btcPay.cancelPayouts(body.id)).toBe(1), 15_000);
  expect((await balancesOf(client)).PendingWithdrawal).toBe(0.05);
  expect((await desk!.call(retryPayout, { params, body: { reason } })).status).toBe(200);
  await vi.waitFor(async () => expect((await balancesOf(client)).PendingWithdrawal).toBe(0), 15_000);
  const cash = (await stack.kit.ledger.balancesOf(player.id))!.amountsMinor.playableCasino;
  expect(cash).toBe(10_000_000n);
});
