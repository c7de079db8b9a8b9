import { z } from "zod";

/** The URL of a BTCPay Server and our credentials. */
export type BtcPaySettings = { url: string; apiKey: string; storeId: string; webhookSecret: string };

/** The only payment method that we use, for deposits and payouts. */
export const onChain = "BTC-CHAIN";

const orderMetadata = z.looseObject({ orderId: z.string().nullish() }).nullish();

const invoice = z.looseObject({
  id: z.string(),
  status: z.enum(["New", "Processing", "Expired", "Invalid", "Settled"]),
  amount: z.string(),
  currency: z.string(),
  checkoutLink: z.string(),
  /** The expiry time in seconds since 1970. */
  expirationTime: z.number(),
  createdTime: z.number(),
  metadata: orderMetadata,
});
export type Invoice = z.infer<typeof invoice>;

const paymentMethod = z.looseObject({
  destination: z.string(),
  paymentLink: z.string().nullish(),
  rate: z.string(),
  /** The payments made with this method only. The totals in the same object are for the whole invoice. */
  payments: z.array(z.looseObject({ value: z.string(), status: z.string() })),
});

const payout = z.looseObject({
  id: z.string(),
  state: z.enum(["AwaitingApproval", "AwaitingPayment", "InProgress", "Completed", "Cancelled"]),
  /** The amount in the currency of the request. */
  amount: z.string().nullish(),
  originalAmount: z.string().nullish(),
  date: z.number(),
  revision: z.int(),
  metadata: orderMetadata,
});
export type Payout = z.infer<typeof payout>;

export type Greenfield = ReturnType<typeof createGreenfield>;

const patienceMs = 10_000;

/** Creates a client for the Greenfield API calls that we use. It validates every response. */
export function createGreenfield({ url, apiKey, storeId }: BtcPaySettings, ask: typeof fetch = fetch) {
  const store = `${url.replace(/\/$/, "")}/api/v1/stores/${encodeURIComponent(storeId)}`;
  async function call<T>(
    schema: z.ZodType<T>,
    method: "DELETE" | "GET" | "POST",
    path: string,
    body?: object,
  ): Promise<T> {
    const answer = await ask(`${store}${path}`, {
      method,
      headers: { authorization: `token ${apiKey}`, "content-type": "application/json" },
      signal: AbortSignal.timeout(patienceMs),
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`BTCPay Server answered ${answer.status} to ${method} ${path}`);
    const text = await answer.text();
    return schema.parse(text === "" ? null : JSON.parse(text));
  }
  const id = encodeURIComponent;
  return {
    createInvoice: (order: object) => call(invoice, "POST", "/invoices", order),
    findInvoices: (orderId: string) => call(z.array(invoice), "GET", `/invoices?orderId=${id(orderId)}`),
    listInvoices: (from: number, to: number) =>
      call(z.array(invoice), "GET", `/invoices?status=Settled&startDate=${from}&endDate=${to}`),
    getInvoice: (invoiceId: string) => call(invoice, "GET", `/invoices/${id(invoiceId)}`),
    listPaymentMethods: (invoiceId: string) =>
      call(z.array(paymentMethod), "GET", `/invoices/${id(invoiceId)}/payment-methods`),
    createPayout: (order: object) => call(payout, "POST", "/payouts", order),
    listPayouts: () => call(z.array(payout), "GET", "/payouts?includeCancelled=true"),
    approvePayout: (payoutId: string, revision: number) =>
      call(payout, "POST", `/payouts/${id(payoutId)}`, { revision }),
    cancelPayout: (payoutId: string) => call(z.unknown(), "DELETE", `/payouts/${id(payoutId)}`),
    getPayout: (payoutId: string) => call(payout, "GET", `/payouts/${id(payoutId)}`),
  };
}
