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
    paymentMethodPaid: "0.005",
    due: "0",
    payments: [
      { id: "tx1-0", value: "0.003", fee: "0", status: "Settled", destination: "bc1qexample" },
      { id: "tx2-0", value: "0.002", fee: "0", status: "Settled", destination: "bc1qexample" },
    ],
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
    body: {
      amount: "0.004",
      currency: "BTC",
      metadata: { orderId: "deposit_1" },
      checkout: { paymentMethods: ["BTC-CHAIN"] },
    },
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

test("each payment is credited once, by whichever method, and only when it is settled", async () => {
  const totals = { totalPaid: "5.001", due: "-5" };
  const chain = {
    ...methods[0],
    ...totals,
    payments: [
      { id: "tx1-0", value: "0.0004", status: "Settled" },
      { id: "tx2-0", value: "5", status: "Processing" },
      { id: "tx3-0", value: "7", status: "Invalid" },
    ],
  };
  const payments = [{ id: "ln1", value: "0.0006", status: "Settled" }];
  const lightning = { ...methods[0], ...totals, paymentMethodId: "BTC-LN", payments };
  const read = async (type: string) => {
    const { provider } = fakeServer({
      "GET /invoices/inv1": invoice,
      "GET /invoices/inv1/payment-methods": [chain, lightning],
    });
    return await provider.readEvent(JSON.stringify({ deliveryId: "d", type, invoiceId: "inv1" }));
  };
  expect((await read("InvoiceSettled"))?.amountMinor).toBe(100_000n);
  expect((await read("InvoiceProcessing"))?.amountMinor).toBe(500_100_000n);
});

test("webhooks about other objects are ignored", async () => {
  const { provider } = fakeServer({ "GET /invoices/inv1": { ...invoice, metadata: {} } });
  const read = (message: object) => provider.readEvent(JSON.stringify({ deliveryId: "d", ...message }));
  expect(await read({ type: "InvoiceSettled", invoiceId: "inv1" })).toBeUndefined();
  expect(await read({ type: "InvoiceCreated", invoiceId: "inv1" })).toBeUndefined();
  expect(await read({ type: "PaymentRequestCreated" })).toBeUndefined();
});

const out = { ...order, reference: "withdrawal_1", amountMinor: 1_000_000n, target: "bc1qplayer" };

/** Creates a fake server that stores payouts; the `late` ones are added only after it has answered the first read. */
function payoutServer(payouts: { id: string; state: string; date: number }[], late: typeof payouts = []) {
  const stored = payouts.map((one) => ({ ...payout, ...one }));
  const bodies: unknown[] = [];
  const ask: typeof fetch = async (input, init) => {
    const id = new URL(String(input)).pathname.split("/payouts/")[1];
    const one = stored.find((candidate) => candidate.id === id);
    if (init?.method === "DELETE") {
      if (one!.state === "InProgress") return new Response("", { status: 400 });
      one!.state = "Cancelled";
      return new Response("");
    }
    if (init?.method !== "POST") {
      const answer = Response.json(one ?? stored);
      stored.push(...late.splice(0).map((created) => ({ ...payout, ...created })));
      return answer;
    }
    const body = JSON.parse(String(init.body));
    bodies.push(body);
    if (one) one.state = "AwaitingPayment";
    else {
      stored.push({
        ...payout,
        id: "created",
        state: body.approved ? "AwaitingPayment" : "AwaitingApproval",
      });
    }
    return Response.json(one ?? stored.at(-1));
  };
  const provider = createBtcPayProvider(settings, "https://site.example/account/cashier", ask);
  return { provider, bodies, states: () => stored.map(({ id, state }) => `${id} ${state}`) };
}

test("a payout is created once and then approved", async () => {
  const server = payoutServer([]);
  await server.provider.payOut(out);
  await server.provider.payOut(out);
  expect(server.states()).toEqual(["created AwaitingPayment"]);
  expect(server.bodies).toEqual([
    {
      destination: "bc1qplayer",
      amount: "0.01",
      payoutMethodId: "BTC-CHAIN",
      approved: false,
      metadata: { orderId: "withdrawal_1" },
    },
    { revision: 1 },
  ]);
});

test("an attempt that BTCPay Server finished too late is not paid a second time", async () => {
  const server = payoutServer([], [{ id: "late", state: "AwaitingApproval", date: payout.date - 15 }]);
  await server.provider.payOut(out);
  expect(server.states()).toEqual(["late AwaitingPayment", "created Cancelled"]);
  const cancelled = { deliveryId: "d", type: "PayoutUpdated", payoutId: "created" };
  expect(await server.provider.readEvent(JSON.stringify(cancelled))).toBeUndefined();
});

test("of several payouts the one that is being sent is kept", async () => {
  const server = payoutServer([
    { id: "older", state: "AwaitingApproval", date: 1 },
    { id: "sent", state: "InProgress", date: 2 },
  ]);
  await server.provider.payOut(out);
  expect(server.states()).toEqual(["older Cancelled", "sent InProgress"]);
});

test("a payout that an operator cancelled is not created again, and states are reported", async () => {
  const server = payoutServer([{ id: "pay1", state: "Cancelled", date: 1 }]);
  expect(await server.provider.payOut(out)).toMatchObject({
    reference: "withdrawal_1",
    status: "FAILED",
    reason: "CANCELLED",
  });
  expect(server.states()).toEqual(["pay1 Cancelled"]);
  const decide = async (state: string) => {
    const { provider } = payoutServer([{ id: "pay1", state, date: 1 }]);
    const message = { deliveryId: "d", type: "PayoutUpdated", payoutId: "pay1" };
    return (await provider.readEvent(JSON.stringify(message)))?.status;
  };
  expect([await decide("Completed"), await decide("Cancelled"), await decide("InProgress")]).toEqual([
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
