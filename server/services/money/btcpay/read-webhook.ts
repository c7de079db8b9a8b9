import { minorUnitsOf } from "@parlour/rules/money";
import { z } from "zod";
import type { ProviderEvent } from "../../../kit/ports/payment-provider.ts";
import { parseProviderBody } from "../../../kit/ports/provider-event.ts";
import type { Greenfield, Invoice } from "./greenfield.ts";
import { cancelledEvent, liveOnes, payoutsOf } from "./pay-out.ts";

const webhook = z.looseObject({
  deliveryId: z.string(),
  originalDeliveryId: z.string().nullish(),
  type: z.string(),
  invoiceId: z.string().optional(),
  payoutId: z.string().optional(),
});

const invoiceStatuses: Readonly<Record<string, ProviderEvent["status"]>> = {
  InvoiceReceivedPayment: "PROCESSING",
  InvoiceProcessing: "PROCESSING",
  InvoiceSettled: "COMPLETED",
  InvoiceExpired: "EXPIRED",
  InvoiceInvalid: "DECLINED",
};

const settled = ["Settled"];

/**
 * For each status of a deposit, the states of the payments that are included in its amount. While the deposit is in
 * progress, unconfirmed payments are included too.
 */
const countedPayments: Readonly<Partial<Record<ProviderEvent["status"], readonly string[]>>> = {
  COMPLETED: settled,
  PROCESSING: [...settled, "Processing"],
};

/**
 * Reads a webhook message. The message only says what has changed, so the amount is requested from BTCPay
 * Server.
 */
export async function readWebhook(api: Greenfield, rawBody: string): Promise<ProviderEvent | undefined> {
  const message = parseProviderBody(rawBody, webhook);
  // A redelivery has a new id and also contains the id of the original delivery.
  const id = message.originalDeliveryId || message.deliveryId;
  if (message.invoiceId !== undefined) {
    const status = invoiceStatuses[message.type];
    return status && (await invoiceEvent(api, id, message.invoiceId, status));
  }
  return message.payoutId === undefined ? undefined : await payoutEvent(api, id, message.payoutId);
}

async function invoiceEvent(
  api: Greenfield,
  id: string,
  invoiceId: string,
  status: ProviderEvent["status"],
): Promise<ProviderEvent | undefined> {
  const invoice = await api.getInvoice(invoiceId);
  const reference = invoice.metadata?.orderId;
  if (!reference) return undefined;
  const counted = countedPayments[status];
  const amountMinor = counted === undefined ? null : await paidMinor(api, invoice, counted);
  return { id, kind: "deposit", reference, status, amountMinor, confirmations: null, reason: null };
}

/**
 * Returns the sum of an invoice's payments by all methods, in its currency. An invoice can be settled while a later
 * payment to it is unconfirmed and may still be replaced, so only settled payments are credited.
 */
export async function paidMinor(
  api: Greenfield,
  { id, currency }: Invoice,
  counted: readonly string[] = settled,
): Promise<bigint> {
  let sum = 0n;
  for (const { payments, rate } of await api.listPaymentMethods(id)) {
    for (const { value, status } of payments) {
      if (counted.includes(status)) sum += minorUnitsOf(Number(value) * Number(rate), currency);
    }
  }
  return sum;
}

async function payoutEvent(
  api: Greenfield,
  id: string,
  payoutId: string,
): Promise<ProviderEvent | undefined> {
  const { state, metadata } = await api.getPayout(payoutId);
  const reference = metadata?.orderId;
  if (!reference || (state !== "Completed" && state !== "Cancelled")) return undefined;
  // We cancel surplus payouts of a withdrawal ourselves, so the withdrawal has failed only if no other payout is left.
  if (state === "Cancelled") {
    const isOtherLive = liveOnes(await payoutsOf(api, reference)).length > 0;
    return isOtherLive ? undefined : cancelledEvent(id, reference);
  }
  const none = { amountMinor: null, confirmations: null, reason: null };
  return { id, kind: "withdrawal", reference, status: "PAID", ...none };
}
