import { createHmac, timingSafeEqual } from "node:crypto";
import type {
  PaymentProvider,
  ProviderEvent,
  ProviderReportLine,
} from "@parlour/server/kit/ports/payment-provider";

type SignedMessage = { headers: Record<string, string>; rawBody: string };

const secret = "agreed-with-the-provider";
const sign = (rawBody: string) => createHmac("sha256", secret).update(rawBody).digest("hex");

/**
 * Creates the worked example of docs/adding-a-payment-provider.md: card payments in US dollars, stored in
 * memory.
 */
export function createExampleProvider() {
  const books = new Map<string, ProviderReportLine>();
  const provider: PaymentProvider = {
    code: "example",
    declares: {
      name: "Example Pay",
      kinds: [
        {
          code: "CREDIT_CARD",
          name: "Credit card",
          label: null,
          group: { code: "CARD", name: "Card" },
          look: { icon: "card", mark: "Example Pay", order: 0 },
          deposit: {
            fields: [
              {
                id: "number",
                type: "digits",
                label: "cashier.cardNumber",
                hint: null,
                error: "cashier.cardNumberWrong",
                placeholder: null,
                autoComplete: "cc-number",
                format: "cardNumber",
                pattern: null,
                check: "luhn",
                maxLength: 19,
                required: true,
                secret: false,
                wide: true,
              },
            ],
            hostedPage: false,
            fees: false,
            currencies: [
              { currency: "USD", min: 1, max: 10_000, suggested: { min: 10, max: 1_000, fee: 0 } },
            ],
            time: { unit: "instant", from: 0, to: 0 },
            note: "cashier.bankMayAsk",
          },
          withdrawal: null,
        },
      ],
    },
    async startDeposit({ reference, amountMinor, currency }) {
      const line = { kind: "deposit", reference, status: "COMPLETED", amountMinor, currency } as const;
      if (!books.has(reference)) books.set(reference, line);
      return { redirectUrl: null, instructions: null, expiresAt: null };
    },
    async payOut() {
      throw new Error("Example Pay declares no withdrawals");
    },
    isSigned(headers, rawBody) {
      const given = Buffer.from(String(headers["x-example-signature"] ?? ""));
      const due = Buffer.from(sign(rawBody));
      return given.length === due.length && timingSafeEqual(given, due);
    },
    async readEvent(rawBody): Promise<ProviderEvent> {
      const { event, reference, amountMinor } = JSON.parse(rawBody);
      return {
        id: event,
        kind: "deposit",
        reference,
        status: "COMPLETED",
        amountMinor: BigInt(amountMinor),
        confirmations: null,
        reason: null,
      };
    },
    async report() {
      return [...books.values()];
    },
  };
  /** Returns the message that Example Pay sends when the bank has approved the payment. */
  const messageAbout = (reference: string): SignedMessage => {
    const { amountMinor } = books.get(reference)!;
    const rawBody = JSON.stringify({ event: `paid:${reference}`, reference, amountMinor: `${amountMinor}` });
    return { headers: { "x-example-signature": sign(rawBody) }, rawBody };
  };
  return { provider, messageAbout };
}
