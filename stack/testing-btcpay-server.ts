import { createHmac, randomUUID } from "node:crypto";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";

type Invoice = {
  id: string;
  status: "New" | "Settled";
  amount: string;
  currency: string;
  checkoutLink: string;
  createdTime: number;
  expirationTime: number;
  metadata: { orderId: string };
};
type Payout = {
  id: string;
  state: "AwaitingApproval" | "AwaitingPayment" | "Completed" | "Cancelled";
  originalAmount: string;
  date: number;
  revision: number;
  metadata: { orderId: string };
};
/** The part of the request body that the responses repeat. */
type Order = { amount: string; currency: string; metadata: { orderId: string } };
type SignedMessage = { headers: Record<string, string>; rawBody: string };

export type FakeBtcPay = {
  /** The environment variables with which the product finds the fake server. */
  env: Record<string, string>;
  /** Acts as the payer, and returns the webhook that the server would send. */
  payInvoice(orderId: string): SignedMessage;
  completePayout(orderId: string): SignedMessage;
  /** Cancels the approved payouts of a withdrawal, as an operator of the server does, and returns how many. */
  cancelPayouts(orderId: string): number;
  close(): Promise<void>;
};

/** Starts a fake BTCPay Server on loopback that responds to Greenfield API calls as documented. */
export async function startFakeBtcPay(): Promise<FakeBtcPay> {
  const invoices: Invoice[] = [];
  const payouts: Payout[] = [];
  const secret = "webhook-secret";
  const now = () => Math.floor(Date.now() / 1_000);

  function answer(method: string, path: string, query: URLSearchParams, body: Order): unknown {
    const [, resource, id, part] = path.split("/");
    if (resource === "payouts") {
      const known = payouts.find((one) => one.id === id);
      if (method === "GET") return id === undefined ? payouts : known;
      if (known) return Object.assign(known, { state: method === "POST" ? "AwaitingPayment" : "Cancelled" });
      const { amount: originalAmount, metadata } = body;
      const payout: Payout = {
        id: randomUUID(),
        state: "AwaitingApproval",
        originalAmount,
        date: now(),
        revision: 0,
        metadata,
      };
      payouts.push(payout);
      return payout;
    }
    if (method === "POST") {
      const invoiceId = randomUUID();
      const invoice = {
        id: invoiceId,
        status: "New" as const,
        amount: body.amount,
        currency: body.currency,
        checkoutLink: `https://pay.example/i/${invoiceId}`,
        createdTime: now(),
        expirationTime: now() + 3_600,
        metadata: body.metadata,
      };
      invoices.push(invoice);
      return invoice;
    }
    const found = invoices.find((one) => one.id === id);
    if (part === "payment-methods" && found) {
      const destination = `bc1q${found.id.replace(/\W/g, "")}`;
      const paymentLink = `bitcoin:${destination}?amount=${found.amount}`;
      const payments = found.status === "Settled" ? [{ value: found.amount, status: "Settled" }] : [];
      return [{ paymentMethodId: "BTC-CHAIN", destination, paymentLink, rate: "1", payments }];
    }
    if (id !== undefined) return found;
    const orderId = query.get("orderId");
    const [status, from, to] = [query.get("status"), query.get("startDate"), query.get("endDate")];
    return invoices.filter(
      (one) =>
        (orderId === null || one.metadata.orderId === orderId) &&
        (status === null || one.status === status) &&
        (from === null || one.createdTime >= Number(from)) &&
        (to === null || one.createdTime < Number(to)),
    );
  }

  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://127.0.0.1");
    const path = pathname.replace("/api/v1/stores/store", "");
    const isAllowed = request.headers.authorization === "token key";
    const found = isAllowed
      ? answer(request.method!, path, searchParams, await readJson(request))
      : undefined;
    response.writeHead(found === undefined ? 404 : 200, { "content-type": "application/json" });
    response.end(JSON.stringify(found ?? null));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;

  const webhook = (message: object): SignedMessage => {
    const rawBody = JSON.stringify({ deliveryId: randomUUID(), storeId: "store", ...message });
    const signature = createHmac("sha256", secret).update(rawBody).digest("hex");
    return { headers: { "btcpay-sig": `sha256=${signature}` }, rawBody };
  };
  return {
    env: {
      BTCPAY_URL: `http://127.0.0.1:${port}`,
      BTCPAY_API_KEY: "key",
      BTCPAY_STORE_ID: "store",
      BTCPAY_WEBHOOK_SECRET: secret,
    },
    payInvoice(orderId) {
      const invoice = invoices.find(({ metadata }) => metadata.orderId === orderId)!;
      invoice.status = "Settled";
      return webhook({ type: "InvoiceSettled", invoiceId: invoice.id });
    },
    completePayout(orderId) {
      const payout = payouts.find(({ metadata }) => metadata.orderId === orderId)!;
      payout.state = "Completed";
      return webhook({ type: "PayoutUpdated", payoutId: payout.id });
    },
    cancelPayouts(orderId) {
      const own = payouts.filter(
        ({ metadata, state }) => metadata.orderId === orderId && state === "AwaitingPayment",
      );
      for (const payout of own) payout.state = "Cancelled";
      return own.length;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

async function readJson(request: IncomingMessage): Promise<Order> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const text = Buffer.concat(chunks).toString("utf8");
  return JSON.parse(text || "{}");
}
