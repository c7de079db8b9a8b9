import { amountOf, minorUnitsOf } from "@parlour/rules/money";
import type {
  DepositOrder,
  PaymentProvider,
  ProviderReportLine,
  StartedDeposit,
} from "../../../kit/ports/payment-provider.ts";
import { environmentKey } from "../../../kit/ports/provider-source.ts";
import { btcPayDeclaration } from "./declaration.ts";
import { type BtcPaySettings, createGreenfield, type Greenfield, onChain } from "./greenfield.ts";
import { payOut } from "./pay-out.ts";
import { paidMinor, readWebhook } from "./read-webhook.ts";
import { isSignedByBtcPay } from "./signature.ts";

export const btcPayCode = "btcpay";

const expirationMinutes = 60;

/**
 * Creates a provider of bitcoin payments through the operator's own BTCPay Server: invoices for deposits,
 * payouts, and webhooks for results.
 */
export function createBtcPayProvider(
  settings: BtcPaySettings,
  returnUrl: string,
  ask: typeof fetch = fetch,
): PaymentProvider {
  const api = createGreenfield(settings, ask);
  return {
    code: btcPayCode,
    declares: btcPayDeclaration,
    startDeposit: (order) => startDeposit(api, returnUrl, order),
    payOut: (order) => payOut(api, order),
    isSigned: (headers, rawBody) => isSignedByBtcPay(settings.webhookSecret, headers["btcpay-sig"], rawBody),
    readEvent: (rawBody) => readWebhook(api, rawBody),
    report: (from, to) => report(api, from, to),
    connection: {
      settings: [
        { label: "Address", value: new URL(settings.url).origin, variable: "BTCPAY_URL" },
        { label: "Store", value: settings.storeId, variable: "BTCPAY_STORE_ID" },
      ],
      keys: [
        environmentKey("API key", "BTCPAY_API_KEY", settings.apiKey),
        environmentKey("Webhook secret", "BTCPAY_WEBHOOK_SECRET", settings.webhookSecret),
      ],
    },
  };
}

/**
 * Starts a deposit. The API has no idempotency keys, so we first look for an invoice that an earlier attempt created.
 */
async function startDeposit(
  api: Greenfield,
  returnUrl: string,
  order: DepositOrder,
): Promise<StartedDeposit> {
  const { reference, currency, amountMinor, language } = order;
  const [before] = await api.findInvoices(reference);
  const invoice =
    before ??
    (await api.createInvoice({
      amount: String(amountOf(amountMinor, currency)),
      currency,
      metadata: { orderId: reference },
      checkout: {
        expirationMinutes,
        redirectURL: returnUrl,
        defaultLanguage: language,
        paymentMethods: [onChain],
      },
    }));
  const [method] = await api.listPaymentMethods(invoice.id);
  const expiresAt = new Date(invoice.expirationTime * 1_000);
  return {
    redirectUrl: invoice.checkoutLink,
    expiresAt,
    instructions: method
      ? {
          address: method.destination,
          uri: method.paymentLink ?? null,
          reference: null,
          confirmations: 0,
          confirmationsNeeded: 1,
          received: 0,
          expiresAt: expiresAt.toISOString(),
        }
      : null,
  };
}

async function report(api: Greenfield, from: Date, to: Date): Promise<ProviderReportLine[]> {
  const seconds = (time: Date) => Math.floor(time.getTime() / 1_000);
  const invoices = await api.listInvoices(seconds(from), seconds(to));
  const lines: ProviderReportLine[] = [];
  for (const invoice of invoices) {
    const reference = invoice.metadata?.orderId;
    if (!reference) continue;
    const { currency } = invoice;
    const amountMinor = await paidMinor(api, invoice);
    lines.push({ kind: "deposit", reference, status: "COMPLETED", amountMinor, currency });
  }
  for (const { state, metadata, originalAmount, amount, date } of await api.listPayouts()) {
    const inTime = date >= seconds(from) && date < seconds(to);
    if (state !== "Completed" || !metadata?.orderId || !inTime) continue;
    const amountMinor = minorUnitsOf(Number(originalAmount ?? amount), "BTC");
    lines.push({
      kind: "withdrawal",
      reference: metadata.orderId,
      status: "PAID",
      amountMinor,
      currency: "BTC",
    });
  }
  return lines;
}
