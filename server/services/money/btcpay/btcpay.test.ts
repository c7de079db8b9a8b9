import { createHmac } from "node:crypto";
import { expect, test } from "vitest";
import { createBtcPayProvider } from "./provider.ts";

const settings = { url: "https://pay.example", apiKey: "key", storeId: "store", webhookSecret: "whsec" };

const invoice = {
  id: "inv1",
  storeId: "store",
  amount: "0.004",
  currency: "BTC",
  type: "Standard",
  checkoutLink: "https://pay.example/i/inv1",
  createdTime: 1_700_000_000,
  expirationTime: 1_700_003_600,
  monitoringExpiration: 1_700_007_200,
  status: "Settled",
  additionalStatus: "PaidOver",
  metadata: { orderId: "deposit_1" },
};
const methods = [
  {
    paymentMethodId: "BTC-CHAIN",
    destination: "bc1qexample",
    paymentLink: "bitcoin:bc1qexample",
    rate: "1",
    totalPaid: "0.005",
    due: "0",
  },
];
const payout = {
  id: "pay1",
  revision: 1,
  pullPaymentId: null,
  date: 1_700_000_100,
  destination: "bc1qplayer",
  originalCurrency: "BTC",
  originalAmount: "0.01",
  payoutAmount: "0.01",
  state: "Completed",
  metadata: { orderId: "withdrawal_1" },
};

/** Creates a fake server that responds like the documented API and records the requests. */
function fakeServer(answers: Readonly<Record<string, unknown>>) {
  const asked: { method: string; path: string; body: unknown; token: string | null }[] = [];
  const ask: typeof fetch = async (input, init) => {
    const { pathname, search } = new URL(String(input));
    const path = pathname.replace("/api/v1/stores/store", "") + search;
    const method = init?.method ?? "GET";
    const headers = new Headers(init?.headers);
    const body = typeof init?.body === "string" ? JSON.parse(init.body) : undefined;
    asked.push({ method, path, body, token: headers.get("authorization") });
    const answer = answers[`${method} ${path}`];
    return answer === undefined ? new Response("", { status: 404 }) : Response.json(answer);
  };
  return { asked, provider: createBtcPayProvider(settings, "https://site.example/account/cashier", ask) };
}

const order = {
  reference: "deposit_1",
  playerId: "p",
  method: "BTC",
  kind: "BTC",
  currency: "BTC",
  amountMinor: 400_000n,
  language: "en",
};

test("a deposit creates one invoice, however often it is started", async () => {
  const created = fakeServer({
    "GET /invoices?orderId=deposit_1": [],
    "POST /invoices": invoice,
    "GET /invoices/inv1/payment-methods": methods,
  });
  const started = await created.provider.startDeposit({ ...order, fields: {}, creditCardsAllowed: true });
  expect(started).toMatchObject({
    redirectUrl: "https://pay.example/i/inv1",
    instructions: { address: "bc1qexample", uri: "bitcoin:bc1qexample" },
  });
  expect(created.asked[1]).toMatchObject({
    method: "POST",
    token: "token key",
    body: { amount: "0.004", currency: "BTC", metadata: { orderId: "deposit_1" } },
  });
  const again = fakeServer({
    "GET /invoices?orderId=deposit_1": [invoice],
    "GET /invoices/inv1/payment-methods": methods,
  });
  await again.provider.startDeposit({ ...order, fields: {}, creditCardsAllowed: true });
  expect(again.asked.map(({ method }) => method)).toEqual(["GET", "GET"]);
});

test("only webhooks signed by the store's server are accepted", () => {
  const { provider } = fakeServer({});
  const body = JSON.stringify({ deliveryId: "d1", type: "InvoiceSettled", invoiceId: "inv1" });
  const signature = `sha256=${createHmac("sha256", "whsec").update(body).digest("hex")}`;
  expect(provider.isSigned({ "btcpay-sig": signature }, body)).toBe(true);
  expect(provider.isSigned({ "btcpay-sig": signature }, `${body} `)).toBe(false);
  expect(provider.isSigned({}, body)).toBe(false);
});

test.each([
  ["InvoiceSettled", "COMPLETED", 500_000n],
  ["InvoiceProcessing", "PROCESSING", 500_000n],
  ["InvoiceExpired", "EXPIRED", null],
  ["InvoiceInvalid", "DECLINED", null],
])("%s becomes %s, with the amount that has arrived", async (type, status, amountMinor) => {
  const { provider } = fakeServer({
    "GET /invoices/inv1": invoice,
    "GET /invoices/inv1/payment-methods": methods,
  });
  const message = { deliveryId: "d2", originalDeliveryId: "d1", isRedelivery: true, type, invoiceId: "inv1" };
  expect(await provider.readEvent(JSON.stringify(message))).toMatchObject({
    id: "d1",
    kind: "deposit",
    reference: "deposit_1",
    status,
    amountMinor,
  });
});

test("webhooks about other objects are ignored", async () => {
  const { provider } = fakeServer({ "GET /invoices/inv1": { ...invoice, metadata: {} } });
  const read = (message: object) => provider.readEvent(JSON.stringify({ deliveryId: "d", ...message }));
  expect(await read({ type: "InvoiceSettled", invoiceId: "inv1" })).toBeUndefined();
  expect(await read({ type: "InvoiceCreated", invoiceId: "inv1" })).toBeUndefined();
  expect(await read({ type: "PaymentRequestCreated" })).toBeUndefined();
});

test("a payout is created once, and its state is reported", async () => {
  const out = { ...order, reference: "withdrawal_1", amountMinor: 1_000_000n, target: "bc1qplayer" };
  const first = fakeServer({ "GET /payouts?includeCancelled=true": [], "POST /payouts": payout });
  await first.provider.payOut(out);
  expect(first.asked[1]?.body).toEqual({
    destination: "bc1qplayer",
    amount: "0.01",
    payoutMethodId: "BTC-CHAIN",
    approved: true,
    metadata: { orderId: "withdrawal_1" },
  });
  const second = fakeServer({ "GET /payouts?includeCancelled=true": [payout] });
  await second.provider.payOut(out);
  expect(second.asked).toHaveLength(1);
  const told = async (state: string) => {
    const { provider } = fakeServer({ "GET /payouts/pay1": { ...payout, state } });
    const message = { deliveryId: "d", type: "PayoutUpdated", payoutId: "pay1" };
    return (await provider.readEvent(JSON.stringify(message)))?.status;
  };
  expect([await told("Completed"), await told("Cancelled"), await told("InProgress")]).toEqual([
    "PAID",
    "FAILED",
    undefined,
  ]);
});

test("its transactions are settled invoices and completed payouts", async () => {
  const { provider } = fakeServer({
    "GET /invoices?status=Settled&startDate=1700000000&endDate=1700001000": [invoice],
    "GET /invoices/inv1/payment-methods": methods,
    "GET /payouts?includeCancelled=true": [payout, { ...payout, id: "pay2", state: "Cancelled" }],
  });
  const lines = await provider.report(new Date(1_700_000_000_000), new Date(1_700_001_000_000));
  expect(lines.map(({ reference, amountMinor }) => [reference, amountMinor])).toEqual([
    ["deposit_1", 500_000n],
    ["withdrawal_1", 1_000_000n],
  ]);
});

test("a failing server is reported as a failure, not as a result", async () => {
  const { provider } = fakeServer({});
  await expect(provider.startDeposit({ ...order, fields: {}, creditCardsAllowed: true })).rejects.toThrow(
    /404/,
  );
});
