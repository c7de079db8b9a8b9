import { minorUnitsOf } from "@parlour/rules/money";
import { z } from "zod";
import type { ProviderEvent } from "../../../kit/ports/payment-provider.ts";
import { parseProviderBody } from "../../../kit/ports/provider-event.ts";
import type { Greenfield, Invoice } from "./greenfield.ts";

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
  const counts = status === "COMPLETED" || status === "PROCESSING";
  const amountMinor = counts ? await paidMinor(api, invoice) : null;
  return { id, kind: "deposit", reference, status, amountMinor, confirmations: null, reason: null };
}

/** Returns the total paid over all payment methods, in the invoice's currency. */
export async function paidMinor(api: Greenfield, invoice: Invoice): Promise<bigint> {
  const methods = await api.listPaymentMethods(invoice.id);
  return methods.reduce(
    (sum, { totalPaid, rate }) => sum + minorUnitsOf(Number(totalPaid) * Number(rate), invoice.currency),
    0n,
  );
}

async function payoutEvent(
  api: Greenfield,
  id: string,
  payoutId: string,
): Promise<ProviderEvent | undefined> {
  const { state, metadata } = await api.getPayout(payoutId);
  const reference = metadata?.orderId;
  if (!reference || (state !== "Completed" && state !== "Cancelled")) return undefined;
  const status = state === "Completed" ? "PAID" : "FAILED";
  const reason = state === "Completed" ? null : "CANCELLED";
  return { id, kind: "withdrawal", reference, status, amountMinor: null, confirmations: null, reason };
}
